import { artOf, type FigureArt, isFigureArt, isScenery, type Scenery } from '@fablecut/director/vocabulary/art-of'
import { ANIMAL_KINDS, type AnimalKind, type AnimalLook } from '../../characters/animals/animal-species.ts'
import { iconNames } from '../../props/icon.ts'
import { PAINTED } from '../../props/painted/painted.ts'
import { isAllowedIcon } from './blocked-icons.ts'
import type { PlaceName } from '../scene.ts'

/** Where scenery is seen, which has no sprite of its own. */
const PLACE_OF_SCENERY: Readonly<Record<Scenery, PlaceName>> = {
  grass: 'field',
  hill: 'field',
  path: 'field',
  sky: 'field',
  rain: 'field',
  dune: 'desert',
  roof: 'village',
  curtain: 'room',
}

/** Animals whose icon is a face: they are drawn as the figure of another of their build, in their own colours. */
const FACES: Readonly<Record<FigureArt, AnimalLook>> = {
  'polar-bear': { kind: 'bear', body: '#eef1f4', belly: '#ffffff' },
  boar: { kind: 'pig', body: '#6b4a38', belly: '#8a664e' },
}

/** The figure of an animal that a name is drawn as, with its colours where they differ from those of its species. */
export function animalOf(what: string): { readonly kind: AnimalKind; readonly coat?: AnimalLook } | undefined {
  const art = artOf(what)
  if (isFigureArt(art)) return { kind: FACES[art].kind, coat: FACES[art] }
  const kind = ANIMAL_KINDS.find((one) => art === `animal/${one}`)
  return kind && { kind }
}

/** The icon or painted prop of a name; undefined for people, figures of animals, places and scenery, and for what is never drawn. */
export function iconOf(what: string): string | undefined {
  const art = artOf(what)
  // `person` is an icon too, a face.
  return art !== undefined && art !== 'person' && !isFigureArt(art) && isSprite(art) && isAllowedIcon(art) ? art : undefined
}

/** Things that are painted with a wall and a floor of their own, which would be panels in a room. */
const FREE_STANDING: Readonly<Record<string, string>> = { 'empty-chair': 'chair', 'wooden-bath': 'bathtub' }

/** The icon or painted prop of a name where it stands in a scene; undefined as of `iconOf`. */
export function sceneIconOf(what: string): string | undefined {
  const icon = iconOf(what)
  return icon === undefined ? undefined : (FREE_STANDING[icon] ?? icon)
}

/** Where scenery such as `grass` is seen; undefined for other names. */
export function placeOfScenery(what: string): PlaceName | undefined {
  const art = artOf(what)
  return isScenery(art) ? PLACE_OF_SCENERY[art] : undefined
}

let sprites: ReadonlySet<string> | undefined

function isSprite(art: string): boolean {
  sprites ??= new Set([...Object.keys(PAINTED), ...iconNames()])
  return sprites.has(art)
}
