import { ANIMALS } from '../../characters/animals/animal-species.ts'
import { isSwimmer } from '../../composition/animals/animal-stands.ts'
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

/** Whether a drawing belongs in water and has no feet to stand on: a fish, a whale, drawn as a figure or a thing. */
export const isAquatic = (drawing: CardDrawing): boolean => {
  const icon = iconIn(drawing)
  return (drawing.kind === 'figure' && isSwimmer(drawing.actor)) || (sizeOfThing(icon)?.placement === 'water' && !isBoat(icon))
}

/** Whether a drawing stands on the ground, rather than in water or in the air. */
export const isOnGround = (drawing: CardDrawing): boolean =>
  !isAquatic(drawing) && (drawing.kind === 'figure' || standsOnGround(drawing.thing))

const isBoatDrawing = (drawing: CardDrawing): boolean => isBoat(iconIn(drawing))

/** The place of a card, where its main drawing can be: fish are below the surface, boats on water, and what walks is on land. */
export function placeUnder(place: PlaceName | undefined, drawings: readonly CardDrawing[]): PlaceName | undefined {
  const [main] = drawings
  if (!main || place === undefined || place === 'plain' || place === 'space') return place
  if (isAquatic(main)) return BELOW[place] ?? place
  if (isBoatDrawing(main) && !(place in BELOW) && !SUBMERGED.has(place)) return SETTINGS[place].indoors ? undefined : 'sea'
  return planOf(main) === 'quadruped' ? (ABOVE[place] ?? place) : place
}
