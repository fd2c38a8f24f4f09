/** The packages that are games, by their folders. */
export declare const GAMES: readonly string[]
