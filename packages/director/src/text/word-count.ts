/** Number of words of a text, as spaces part them. */
export const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length
