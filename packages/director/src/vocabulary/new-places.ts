/** Ids of places that scripts may be in only from when the painter has them. Add an id when its set is drawn. */
export const DRAWN_LATER: ReadonlySet<string> = new Set<string>([])

/** The place of an id where the painter has it, else another one or none. */
export const placeOr = <T extends string | undefined>(id: string, other: T): string | T => (DRAWN_LATER.has(id) ? id : other)
