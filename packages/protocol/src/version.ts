/** The version of the socket's messages. A client that speaks a later one, or one before the oldest, is told so and nothing else. */
export const PROTOCOL = 2
/** Clients of version 1 asked for the log by a request of its own; everything that they say means the same today. */
export const OLDEST_PROTOCOL = 1
/** The version of the requests and of the bot API. */
export const API_VERSION = 1
