import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { EMPTY_PLAN, type PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { withNewborns } from './newborns.ts'

const BIRTH =
  'Nelson was born in a small village in the Transkei. At twenty-three he ran away to Johannesburg. He spent twenty-seven years in prison.'

test('who is born is a newborn in a blanket, and a man later', () => {
  const [birth, youth] = directScript(BIRTH)
  expect(birth!.plan.cast).toEqual([])
  expect(birth!.plan.things.map(({ what }) => what)).toContain('newborn baby')
  expect(youth!.plan.cast.map(({ what }) => what)).toEqual(['man'])
})

test('a chosen character keeps its own looks', () => {
  const [birth] = directScript(BIRTH, { cast: [{ id: 'nelson', name: 'Nelson' }] })
  expect(birth!.plan.cast.map(({ id }) => id)).toEqual(['nelson'])
})

const baby = (changes: Partial<PlanFigure>): PlanFigure => ({
  id: 'b',
  what: 'baby',
  action: 'lie',
  feeling: 'neutral',
  speaks: false,
  ...changes,
})
const seen = (...cast: PlanFigure[]) => withNewborns([{ plan: { ...EMPTY_PLAN, cast } }], new Set())[0]!.plan.things

test('a newborn that cries or is unhappy is seen crying, a sleeping one asleep', () => {
  expect(seen(baby({ action: 'cry' }))).toEqual([{ what: 'crying newborn', count: 1 }])
  expect(seen(baby({ feeling: 'sad' }))).toEqual([{ what: 'crying newborn', count: 1 }])
  expect(seen(baby({ action: 'sleep', feeling: 'sad' }))).toEqual([{ what: 'newborn baby', count: 1 }])
  expect(seen(baby({ action: 'sleep' }), baby({ action: 'cry' }))).toEqual([
    { what: 'newborn baby', count: 1 },
    { what: 'crying newborn', count: 1 },
  ])
})
