import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '@fablecut/director/vocabulary/vocabulary'
import { EMPTY_PLAN, type PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { solidBounds } from '../../motion/kit/opaque-part.ts'
import { newCanvas } from '../../paint/canvas.ts'
import { sceneOfPlan } from '../../scene/plan/scene-of-plan.ts'
import { styleOf } from '../../styles/styles.ts'
import { animal } from './animal.ts'
import type { AnimalAct } from './animal-act.ts'
import { ANIMAL_KINDS, type AnimalKind, ANIMALS } from './animal-species.ts'
import { centimetresOf, drawnHeightOf, drawnLengthOf } from './life-size.ts'

const FOOT = 300
const ADULT = 180
const look = { ...styleOf('anime').look('day'), groundShadow: false }

/** What is drawn of an animal, in heights of an adult; `foot`: below its ground line. */
function drawn(kind: AnimalKind, act?: AnimalAct): { readonly height: number; readonly length: number; readonly foot: number } {
  const [canvas, g] = newCanvas(600, 360)
  animal({ g, look, unit: 1, animated: true }, 300, FOOT, ADULT * 0.42, kind, { seconds: 0, walking: false, blink: 0, ...(act && { act }) })
  const { y, w, h } = solidBounds(canvas)
  return { height: h / ADULT, length: w / ADULT, foot: (y + h - FOOT) / ADULT }
}

const ON_LAND = ANIMAL_KINDS.filter((kind) => ANIMALS[kind].plan !== 'swimmer')

describe.each(ON_LAND)('%s', (kind) => {
  it('is as large as its row says and stands on its ground line', () => {
    const { height, length, foot } = drawn(kind)
    expect(Math.abs(height - drawnHeightOf(kind))).toBeLessThan(0.1)
    expect(Math.abs(length - drawnLengthOf(kind))).toBeLessThan(0.14)
    expect(Math.abs(foot)).toBeLessThan(0.06)
  })

  it('is in the air where it leaps or swims under water', () => {
    for (const act of ['leap', 'glide'] as const)
      if (ANIMALS[kind].plan !== 'dinosaur' && !(ANIMALS[kind].plan === 'crawler' && act === 'leap'))
        expect(drawn(kind, act).foot, act).toBeLessThan(-0.005)
  })
})

it('no animal is drawn as large as one that is three times its height in life', () => {
  for (const small of ON_LAND)
    for (const large of ON_LAND)
      if (centimetresOf(large) >= centimetresOf(small) * 3)
        expect(drawnHeightOf(small), `${small}, ${large}`).toBeLessThanOrEqual(drawnHeightOf(large))
})

const actorIn = (what: string, action: PlanAction, place: string) => {
  const figure = { id: 'a', what, action, feeling: 'neutral' as const, speaks: false }
  const plan = { ...EMPTY_PLAN, form: 'scene' as const, place, cast: [figure] }
  return sceneOfPlan(plan, { storySeed: 1, shotIndex: 0, shotCount: 1, seed: 1 }).who[0]
}

it('nothing that walks stands on the ground of the sea', () => {
  const walking = VOCABULARY.filter(({ art }) => art?.startsWith('animal/') && ANIMALS[art.slice(7) as AnimalKind].plan !== 'swimmer')
  expect(walking.length).toBeGreaterThan(20)
  for (const { name } of walking) expect(actorIn(name, 'stand', 'underwater'), name).toMatchObject({ act: 'glide', walking: false })
})
