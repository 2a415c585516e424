import { artOf } from '@fablecut/director/vocabulary/art-of'
import { iconNames } from '../../props/icon.ts'
import { PAINTED } from '../../props/painted/painted.ts'
import { isAllowedIcon } from './blocked-icons.ts'
import type { PlaceName } from '../scene.ts'

/** Scenery that places draw, and has no sprite of its own. */
const SCENERY: Readonly<Record<string, PlaceName>> = {
  grass: 'field',
  hill: 'field',
  path: 'field',
  sky: 'field',
  rain: 'field',
  dune: 'desert',
  roof: 'village',
  curtain: 'room',
}

/** The icon or painted prop of a name; undefined for people, figures of animals, places and scenery, and for what is never drawn. */
export function iconOf(what: string): string | undefined {
  const art = artOf(what)
  // `person` is an icon too, a face.
  return art !== undefined && art !== 'person' && isSprite(art) && isAllowedIcon(art) ? art : undefined
}

/** Whether a name is drawn as a person or as the figure of an animal. */
export const isFigure = (what: string): boolean => /^(?:person$|animal\/)/u.test(artOf(what) ?? '')

/** Where scenery such as `grass` is seen; undefined for other names. */
export const placeOfScenery = (what: string): PlaceName | undefined => SCENERY[artOf(what) ?? '']

let sprites: ReadonlySet<string> | undefined

function isSprite(art: string): boolean {
  sprites ??= new Set([...Object.keys(PAINTED), ...iconNames()])
  return sprites.has(art)
}
