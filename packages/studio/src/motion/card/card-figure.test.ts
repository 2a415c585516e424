import { expect, test } from 'vitest'
import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { newCanvas } from '../../paint/canvas.ts'
import { motionFrame } from '../kit/frame.ts'
import { actorsOfCard } from './card-actor.ts'
import { drawingsOf } from './card-drawings-of.ts'
import { createCardFigure } from './card-figure.ts'
import { ENTRY } from '../kit/entry.ts'

const [WIDTH, HEIGHT] = [320, 180]

async function drawn(action: PlanAction, mood: 'sad' | 'happy'): Promise<Buffer> {
  const cast = [{ id: 'neighbor', what: 'neighbor', action, feeling: 'happy' as const, speaks: false }]
  const [actor] = actorsOfCard({ ...EMPTY_PLAN, cast }, { storySeed: 1 } as Parameters<typeof actorsOfCard>[1])
  const box = { x: 100, y: 40, w: 600, h: 600 }
  const place = { box, isOpen: true, isAtEnd: false, stage: 'curtain', stands: false, at: ENTRY } as const
  const setting = { style: 'anime', mood, hour: 'day', seed: 1, durationSeconds: 3 } as const
  const part = await createCardFigure({ kind: 'figure', actor: actor!, name: 'neighbor' }, place, setting, motionFrame(WIDTH, HEIGHT))
  const [canvas, g] = newCanvas(WIDTH, HEIGHT)
  g.scale(WIDTH / 1280, HEIGHT / 720)
  part(g, 1)
  return Buffer.from(canvas.data())
}

test('who laughs at somebody does not look sad in a sad shot', async () => {
  const [laughing, standing] = [await drawn('laugh', 'sad'), await drawn('stand', 'sad')]
  expect(laughing.equals(standing)).toBe(false)
  expect(laughing.equals(await drawn('laugh', 'happy'))).toBe(true)
})

const shotOf = (action: PlanAction, things: readonly string[] = []) => {
  const cast = [{ id: 'woman', what: 'woman', action, feeling: 'neutral' as const, speaks: false }]
  const plan = { ...EMPTY_PLAN, form: 'words' as const, cast, things: things.map((what) => ({ what, count: 1 })) }
  const actors = actorsOfCard(plan, { storySeed: 1 } as Parameters<typeof actorsOfCard>[1])
  return drawingsOf(plan, { template: 'words', words: 'By then she was one of many' }, { seed: 1, actors })
}

test('who does something with the whole body is seen from head to foot, others as busts', () => {
  expect(shotOf('run')).toMatchObject([{ isWhole: true, actor: { action: 'run' } }])
  expect(shotOf('talk')[0]).not.toHaveProperty('isWhole')
})

test('a tool is drawn in use and not beside as well; who reads holds what is read', () => {
  expect(shotOf('write', ['laptop'])).toMatchObject([{ isWhole: true, actor: { action: 'type' } }])
  expect(shotOf('write', ['laptop'])).toHaveLength(1)
  expect(shotOf('read', ['house', 'newspaper'])).toMatchObject([{ holds: { what: 'newspaper' } }, { thing: { what: 'house' } }])
  expect(shotOf('read')).toMatchObject([{ holds: { what: 'book' } }])
})
