import { planCues } from '@fablecut/domain/story/shot-plan/cues/plan-cues'
import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, it } from 'vitest'
import { drawGraphicShot, graphicShotOf } from './graphic-shot.ts'

const SECONDS = 8
const EMPTY: ShotPlan = { ...EXAMPLE_PLAN, cast: [], things: [], text: [], place: undefined }
/** Every word takes half a second. */
const spoken = (narration: string) => narration.split(' ').map((text, i) => ({ text, startSeconds: i / 2, endSeconds: (i + 1) / 2 }))

/** A shot by the times of its spoken words: the texts at a second, and the mean change of its pixels between two seconds. */
async function shotOf(plan: ShotPlan, narration: string) {
  const cueSeconds = planCues(plan, narration, spoken(narration))
  const shot = graphicShotOf({ plan: JSON.parse(JSON.stringify(plan)), cueSeconds }, 1)!
  const drawn = await drawGraphicShot(shot, { style: 'citypop', width: 480, height: 270, durationSeconds: SECONDS })
  const pixels = (seconds: number) => Uint8Array.from(drawn.frame(seconds).data())
  return {
    texts(seconds: number): string {
      drawn.frame(seconds)
      return drawn
        .textBoxes()
        .map(({ text }) => text)
        .join('')
    },
    change(from: number, to: number): number {
      const [before, after] = [pixels(from), pixels(to)]
      return before.reduce((sum, value, i) => sum + Math.abs(value - after[i]!), 0) / before.length
    },
  }
}

it('a counter stands at its last value when its number has been said, and not before', async () => {
  const plan: ShotPlan = { ...EMPTY, form: 'number', graphic: { template: 'counter', from: 0, to: 761, decimals: 0 } }
  const { texts: early } = await shotOf(plan, 'It becomes 761 dollars after thirty years without any work.')
  expect([early(1.5), early(1.2)]).toEqual(['761', expect.not.stringContaining('761')])
  const { texts: late } = await shotOf(plan, 'After thirty years without any work it becomes 761 dollars.')
  expect([late(4.5), late(3)]).toEqual(['761', expect.not.stringContaining('761')])
})

it('steps appear as they are said', async () => {
  const steps = [{ label: 'Fold' }, { label: 'Press' }]
  const { texts } = await shotOf(
    { ...EMPTY, form: 'steps', graphic: { template: 'steps', steps } },
    'First you fold it, then after some time press.',
  )
  expect([texts(2), texts(3.9)].map((text) => /Press/iu.test(text))).toEqual([false, false])
  expect([texts(2), texts(5)].map((text) => /Fold/iu.test(text))).toEqual([true, true])
  expect(texts(5)).toMatch(/Press/iu)
})

it('a card of words is read at once; its key words light up when they are said', async () => {
  const text = [
    { words: 'Time does the work', role: 'title' as const, at: 6 },
    { words: 'work', role: 'key' as const, at: 9 },
  ]
  const { texts, change } = await shotOf({ ...EMPTY, form: 'words', text }, 'You hardly need to do anything: time does the work.')
  expect([texts(1.5), texts(4.4)]).toEqual(['Timedoesthework', 'Timedoesthework'])
  expect(change(4.4, 5.4)).toBeGreaterThan(change(3.4, 4.4) + 1)
})

it('a number on a card of words is not read before it is said', async () => {
  const text = [
    { words: 'It took 761 days', role: 'title' as const, at: 6 },
    { words: '761', role: 'key' as const, at: 8 },
  ]
  const { texts, change } = await shotOf({ ...EMPTY, form: 'words', text }, 'Nobody thought that it would last: it took 761 days.')
  expect([texts(1.5), texts(3.9)]).toEqual(['Ittook', 'Ittook'])
  expect(change(3.9, 4.9)).toBeGreaterThan(change(2.9, 3.9) + 1)
})

it('words beside a drawing appear when they are said, words alone from the start', async () => {
  const text = [{ words: 'Still in the oven', role: 'key', at: 0 }] as const
  const narration = 'When it was dug out again, the bread was still in the oven.'
  const { texts: beside } = await shotOf({ ...EMPTY, form: 'words', text, things: [{ what: 'bread', count: 1 }] }, narration)
  expect([beside(3.5), beside(6)]).toEqual([expect.not.stringContaining('oven'), expect.stringContaining('oven')])
  const { texts: alone } = await shotOf({ ...EMPTY, form: 'words', text }, narration)
  expect(alone(1.5)).toContain('oven')
})

it('a statement beside a drawing comes when it is said, not with the name below it', async () => {
  const text = [
    { words: 'Still in the oven', role: 'key' as const, at: 6 },
    { words: 'Pompeii', role: 'label' as const, at: 1 },
  ]
  const plan: ShotPlan = { ...EMPTY, form: 'words', things: [{ what: 'bread', count: 1 }], text }
  const { texts } = await shotOf(plan, 'In Pompeii the bread was still in the oven')
  expect(texts(2)).not.toContain('oven')
  expect(texts(5)).toContain('oven')
})
