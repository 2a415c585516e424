import { skinOf } from '../asmr/hand.ts'

/** Skin of hands at work: the same in every shot of a film, which has one cook or craftsman. */
export const HAND_SKIN = skinOf(1)
