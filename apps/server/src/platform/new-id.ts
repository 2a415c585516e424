import { v7 } from 'uuid'

/** A UUIDv7, which sorts by creation time. */
export const newId = (): string => v7()
