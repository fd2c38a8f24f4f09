/** The version of everything here. A client that speaks another one is told so, and nothing else. */
export const PROTOCOL = 1
