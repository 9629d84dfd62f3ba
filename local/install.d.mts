export declare const root: string
export declare function requireNode(): void
export declare function ensureInstalled(): void
