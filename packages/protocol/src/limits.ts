/** Bounds that a page has a use for too; without a schema, so that it need not carry one. */

export const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/

/** Characters of one line of chat. */
export const MOST_CHAT = 200
/** Characters of what a token is called. */
export const MOST_LABEL = 60
/** Characters of a seat's own part of the dice. */
export const MOST_SEED = 128
/** So long after a person has left a running game a bot plays for them. */
export const ABSENCE_SECONDS = 90
