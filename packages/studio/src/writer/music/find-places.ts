import { createWordFinder } from './find-words.ts'
import { NEAREST_PLACE_WORDS, PLACE_WORDS } from './place-words.ts'
import type { SongPlace } from './scenery.ts'

/** Longer texts are cut. */
const MAX_TEXT = 2000

const findPlaces = createWordFinder(PLACE_WORDS)
const findNearestPlaces = createWordFinder(NEAREST_PLACE_WORDS)

/** Places named in a text, in order. */
export const placesIn = (text: string): readonly SongPlace[] => findPlaces(text.slice(0, MAX_TEXT))

/** The first place named in a text, else the setting nearest to a place that has none. */
export const firstPlaceIn = (text: string): SongPlace | undefined => placesIn(text)[0] ?? findNearestPlaces(text.slice(0, MAX_TEXT))[0]
