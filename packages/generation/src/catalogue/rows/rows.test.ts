import { IMAGE_MODELS, VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import { expect, test } from 'vitest'
import { SHIPPED_ROWS } from '../shipped-rows.ts'

/** Models of action videos. */
const ACTION_MODELS = ['wan2.2-v1', 'runway-act2']
const NAMES: ReadonlySet<string> = new Set(['*', ...IMAGE_MODELS, ...VIDEO_MODELS, ...ACTION_MODELS])

test('rows have names of their own', () => {
  const ids = SHIPPED_ROWS.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(SHIPPED_ROWS.filter(({ id, provider }) => !id.startsWith(`${provider}:`))).toEqual([])
})

test('rows serve models that forms offer', () => {
  expect(SHIPPED_ROWS.flatMap(({ serves }) => serves).filter((name) => !NAMES.has(name))).toEqual([])
})

test('rows make clips of an image, and talking and acting persons of what moves them', () => {
  for (const { id, kind, send } of SHIPPED_ROWS) {
    if (kind === 'clip' || kind === 'talk' || kind === 'act') expect([id, send.image?.required]).toEqual([id, true])
    if (kind === 'talk') expect([id, send.audio?.required]).toEqual([id, true])
    if (kind === 'act') expect([id, send.video?.required]).toEqual([id, true])
  }
})

test('durations have steps or bounds, and shapes are listed where they are chosen', () => {
  for (const { id, send } of SHIPPED_ROWS) {
    const { seconds, size } = send
    if (seconds) expect([id, seconds.steps !== undefined || seconds.most !== undefined]).toEqual([id, true])
    if (seconds?.as === 'frames') expect([id, seconds.fps]).toEqual([id, expect.any(Number)])
    if (size?.as === 'aspect_ratio' || size?.as === 'nearest') expect([id, size.allowed?.length]).toEqual([id, expect.any(Number)])
  }
})

test('prices say where they were read', () => {
  expect(SHIPPED_ROWS.filter(({ cost }) => !cost.source.startsWith('https://'))).toEqual([])
})
