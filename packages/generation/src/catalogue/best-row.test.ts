import { expect, test } from 'vitest'
import type { MediaRequest } from '../requests/media-request.ts'
import { bestRow } from './best-row.ts'
import { SHIPPED_ROWS } from './shipped-rows.ts'

const image = { hash: 'a', mediaType: 'image/png' }
const pick = (served: string, request: Partial<MediaRequest>): string | undefined =>
  bestRow(
    SHIPPED_ROWS.filter(({ provider, serves, status }) => provider === 'fal' && status !== 'retired' && serves.includes(served)),
    { kind: 'clip', prompt: 'A fox', ...request },
  )?.id

test('an endpoint that requires references is used when there are some', () => {
  expect(pick('flux_kontext', { kind: 'image' })).toBe('fal:flux-kontext-pro-text')
  expect(pick('flux_kontext', { kind: 'image', references: [] })).toBe('fal:flux-kontext-pro-text')
  expect(pick('flux_kontext', { kind: 'image', references: [image] })).toBe('fal:flux-kontext-pro')
})

test('a last frame picks the endpoint that takes one', () => {
  expect(pick('pixverse5', { image })).toBe('fal:pixverse-5')
  expect(pick('pixverse5', { image, endImage: image })).toBe('fal:pixverse-5-transition')
})

test('a mode picks its endpoint; without one the first is used', () => {
  expect(pick('kling', { image, mode: 'standard' })).toBe('fal:kling-1.6-standard')
  expect(pick('kling', { image, mode: 'pro' })).toBe('fal:kling-1.6-pro')
  expect(pick('kling', { image })).toBe('fal:kling-1.6-standard')
  expect(pick('kling2.1', { image, mode: 'pro' })).toBeUndefined()
})

test('a row whose required input is missing makes nothing', () => {
  expect(pick('kling2-5', {})).toBeUndefined()
  expect(pick('creatify-aurora', { kind: 'talk', image })).toBeUndefined()
})

test('a model that is no longer offered is made by the next row that serves it', () => {
  expect(pick('imagen4', { kind: 'image' })).toBe('fal:nano-banana')
})
