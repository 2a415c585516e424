import type { PropPainter } from '../pen.ts'
import { ANIMALS } from './animals.ts'
import { ANTIQUITY } from './antiquity.ts'
import { BUILDINGS } from './buildings.ts'
import { EARTH } from './earth.ts'
import { INVENTIONS } from './inventions.ts'
import { PLANTS } from './plants.ts'
import { SCIENCE } from './science.ts'
import { SPACE } from './space.ts'
import { TALES } from './tales.ts'
import { TRAVEL } from './travel.ts'

/** Things of nature, of history and tales, of cities and journeys, of sport and music. */
export const WORLD: Readonly<Record<string, PropPainter>> = {
  ...ANIMALS,
  ...ANTIQUITY,
  ...BUILDINGS,
  ...EARTH,
  ...INVENTIONS,
  ...PLANTS,
  ...SCIENCE,
  ...SPACE,
  ...TALES,
  ...TRAVEL,
}
