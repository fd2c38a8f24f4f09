export declare const PAGES: { readonly [page in 'first page' | 'Catan table' | 'Narde table']: readonly string[] }
export declare function pageFiles(page: keyof typeof PAGES): string[]
export declare function packedSize(file: string): number
