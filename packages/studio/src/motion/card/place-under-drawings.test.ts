import { expect, test } from 'vitest'
import { ANIMAL_KINDS, ANIMALS, type AnimalKind } from '../../characters/animals/animal-species.ts'
import { SIZED_ICONS, sizeOfThing } from '../../props/thing-sizes.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { isBoat } from '../things-layout.ts'
import type { CardDrawing } from './drawing-place.ts'
import { placeUnder } from './place-under-drawings.ts'

const animal = (kind: AnimalKind): CardDrawing => ({
  kind: 'figure',
  name: kind,
  actor: { kind: 'animal', name: kind, animal: kind, walking: false, asleep: false },
})
const thing = (what: string): CardDrawing => ({ kind: 'thing', thing: { what, count: 1 } })

test.each(ANIMAL_KINDS)('a card of a %s is where it can be', (kind) => {
  const swims = ANIMALS[kind].plan === 'swimmer'
  expect(placeUnder('sea', [animal(kind)])).toBe(swims ? 'underwater' : 'sea')
  if (ANIMALS[kind].plan === 'quadruped') expect(placeUnder('under-ice', [animal(kind)])).toBe('arctic')
})

test('boats are on water, and nothing else of the vocabulary is one', () => {
  expect(iconOf('sailboat')).toBeDefined()
  expect(placeUnder('village', [thing('sailboat')])).toBe('sea')
  expect(placeUnder('river', [thing('sailboat')])).toBe('river')
  expect(placeUnder('village', [thing('chair')])).toBe('village')
  for (const icon of SIZED_ICONS.filter(isBoat)) expect(sizeOfThing(icon)?.placement).toBe('water')
})
