import { IMAGE_MODELS, VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import { expect, test } from 'vitest'
import { SHIPPED_ROWS } from './shipped-rows.ts'

test('the shipped rows have ids of their own, of their provider', () => {
  expect(SHIPPED_ROWS.length).toBeGreaterThan(0)
  expect(new Set(SHIPPED_ROWS.map(({ id }) => id)).size).toBe(SHIPPED_ROWS.length)
  for (const { id, provider } of SHIPPED_ROWS) expect(id.split(':')[0]).toBe(provider)
})

test('images and clips are made for models that creators can pick', () => {
  const models: ReadonlySet<string> = new Set<string>([...IMAGE_MODELS, ...VIDEO_MODELS, '*'])
  const strange = SHIPPED_ROWS.filter(({ kind }) => kind === 'image' || kind === 'clip').flatMap(({ id, serves }) =>
    serves.filter((name) => !models.has(name)).map((name) => `${id} serves ${name}`),
  )
  expect(strange).toEqual([])
})
