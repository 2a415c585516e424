import { z } from 'zod'

/** Schemas of the values that edits carry. */

/** Id of an item, track, shot or asset. */
export const idValue = z.string().min(1).max(200)
export const idsValue = z.array(idValue).max(20_000).readonly()
/** A frame or a distance in frames; rounded and clamped by the edit. */
export const frameValue = z.number()
/** Unix time in whole seconds. */
export const secondsValue = z.int().min(0)
