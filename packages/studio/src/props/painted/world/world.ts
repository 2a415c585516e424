import type { PropPainter } from '../pen.ts'
import { ANIMALS } from './animals.ts'
import { ANTIQUITY } from './antiquity.ts'
import { BIRDS_AND_FISH } from './birds-and-fish.ts'
import { BUILDINGS } from './buildings.ts'
import { CITIES_AND_JOURNEYS } from './cities-and-journeys.ts'
import { SIGHTS } from './sights.ts'
import { CLOTHES } from './clothes.ts'
import { CRAFT } from './craft.ts'
import { EARTH } from './earth.ts'
import { FIELD_AND_TOWN } from './field-and-town.ts'
import { INVENTIONS } from './inventions.ts'
import { JUSTICE } from './justice.ts'
import { LANDMARKS } from './landmarks.ts'
import { PLANTS } from './plants.ts'
import { SCIENCE } from './science.ts'
import { SPACE } from './space.ts'
import { SPORT } from './sport.ts'
import { TALES } from './tales.ts'
import { TRAVEL } from './travel.ts'
import { WHOLE_ANIMALS } from './whole-animals.ts'
import { WILDLIFE } from './wildlife.ts'

/** Things of nature, of history and tales, of cities and journeys, of sport and music. */
export const WORLD: Readonly<Record<string, PropPainter>> = {
  ...ANIMALS,
  ...ANTIQUITY,
  ...BIRDS_AND_FISH,
  ...BUILDINGS,
  ...CITIES_AND_JOURNEYS,
  ...SIGHTS,
  ...CLOTHES,
  ...CRAFT,
  ...EARTH,
  ...FIELD_AND_TOWN,
  ...INVENTIONS,
  ...JUSTICE,
  ...LANDMARKS,
  ...PLANTS,
  ...SCIENCE,
  ...SPACE,
  ...SPORT,
  ...TALES,
  ...TRAVEL,
  ...WHOLE_ANIMALS,
  ...WILDLIFE,
}
