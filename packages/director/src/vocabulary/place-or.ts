import { VOCABULARY_CHOICES } from './choices.ts'

const PLACES: ReadonlySet<string> = new Set(VOCABULARY_CHOICES.places)

/** The place of an id if the painter has it, else another one or none. */
export const placeOr = <T extends string | undefined>(id: string, other: T): string | T => (PLACES.has(id) ? id : other)
