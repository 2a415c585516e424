import { ANIMALS } from '../../characters/animals/animal-species.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { type PlaceName, SUBMERGED } from '../../scene/scene.ts'
import { SETTINGS } from '../../settings/settings.ts'
import { isBoat, standsOnGround } from '../things-layout.ts'
import type { CardDrawing } from './drawing-place.ts'

/** What is below the surface at places with water. */
const BELOW: Readonly<Partial<Record<PlaceName, PlaceName>>> = {
  sea: 'underwater',
  beach: 'underwater',
  harbor: 'underwater',
  'harbor-old': 'underwater',
  'ship-deck': 'underwater',
  river: 'underwater',
  arctic: 'under-ice',
}
/** What is above the surface. */
const ABOVE: Readonly<Partial<Record<PlaceName, PlaceName>>> = { underwater: 'beach', 'under-ice': 'arctic' }

const planOf = (drawing: CardDrawing): string | undefined =>
  drawing.kind === 'figure' && drawing.actor.kind === 'animal' ? ANIMALS[drawing.actor.animal].plan : undefined

const iconIn = (drawing: CardDrawing): string => (drawing.kind === 'thing' ? (iconOf(drawing.thing.what) ?? '') : '')

/** Whether a drawing has no feet to stand on: a fish, a whale. */
export const isSwimmer = (drawing: CardDrawing): boolean => {
  const icon = iconIn(drawing)
  return planOf(drawing) === 'swimmer' || (sizeOfThing(icon)?.placement === 'water' && !isBoat(icon))
}

/** Whether a drawing stands on the ground, rather than in water or in the air. */
export const isOnGround = (drawing: CardDrawing): boolean =>
  !isSwimmer(drawing) && (drawing.kind === 'figure' || standsOnGround(drawing.thing))

const isAfloat = (drawing: CardDrawing): boolean => isBoat(iconIn(drawing))

/** The place of a card, where its main drawing can be: fish are below the surface, boats on water, and what walks is on land. */
export function placeUnder(place: PlaceName | undefined, drawings: readonly CardDrawing[]): PlaceName | undefined {
  const [main] = drawings
  if (!main || place === undefined || place === 'plain' || place === 'space') return place
  if (isSwimmer(main)) return BELOW[place] ?? place
  if (isAfloat(main) && !(place in BELOW) && !SUBMERGED.has(place)) return SETTINGS[place].indoors ? undefined : 'sea'
  return planOf(main) === 'quadruped' ? (ABOVE[place] ?? place) : place
}
