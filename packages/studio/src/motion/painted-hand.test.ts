import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { rgb } from '../paint/colour.ts'
import { graphicShotFromJson, graphicShotOf, graphicShotToJson } from './graphic-shot.ts'
import { DEFAULT_WEARER, type HandPose, type HandWearer, paintHand } from './painted-hand.ts'

const SLEEVE = '#20c040'
const hand = (pose: HandPose, wearer: HandWearer = DEFAULT_WEARER) =>
  paintHand({ style: 'anime', hour: 'day', wearer }, pose, 60, 0.2).canvas

function greenPixels(wearer?: HandWearer): number {
  const { data } = hand('grip', wearer)
    .getContext('2d')
    .getImageData(0, 0, ...([hand('grip').width, hand('grip').height] as const))
  let count = 0
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]! > 200 && data[i + 1]! > data[i]! + 40 && data[i + 1]! > data[i + 2]! + 20) count++
  return count
}

test('a closed hand is another drawing than an open one, and the same twice', () => {
  const [open, closed, again] = (['touch', 'grip', 'grip'] as const).map((pose) => Buffer.from(hand(pose).data()).toString('base64'))
  expect(closed).toBe(again)
  expect(closed).not.toBe(open)
})

test('the sleeve is that of who works', () => {
  expect(greenPixels()).toBe(0)
  expect(greenPixels({ ...DEFAULT_WEARER, sleeve: SLEEVE })).toBeGreaterThan(200)
})

const plan = {
  ...EMPTY_PLAN,
  things: ['tomato', 'knife', 'hand'].map((what) => ({ what, count: 1 })),
  camera: { size: 'insert', angle: 'eye', move: 'push' },
}

test('the hands of a shot are those of the chosen character, also in its clip; an animal lends none', () => {
  const shot = graphicShotOf({ plan: plan as never, character: { id: 'poppy', name: 'Poppy' } }, 1)!
  expect(shot.worker).toBeDefined()
  expect(rgb(shot.worker!.skin).every(Number.isFinite)).toBe(true)
  expect(graphicShotFromJson(graphicShotToJson(shot))!.worker).toEqual(shot.worker)
  expect(graphicShotOf({ plan: plan as never, character: { id: 'fox', name: 'Fox', look: { kind: 'fox' } } }, 1)!.worker).toBeUndefined()
  expect(graphicShotOf({ plan: plan as never, worker: { skin: 'url(x)', sleeve: 7 } as never }, 1)!.worker).toBeUndefined()
})
