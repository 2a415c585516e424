export declare const wordsOf: (name: string) => Set<string>
export declare function isNamedBy(label: string, drawn: string, isStrict?: boolean): boolean
