export declare const PAGES: { readonly [page: string]: readonly string[] }
export declare function tableOf(game: string): string
export declare function pageFiles(page: string): string[]
export declare function packedSize(file: string): number
