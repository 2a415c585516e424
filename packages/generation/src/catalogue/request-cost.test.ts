import { expect, test } from 'vitest'
import type { MediaRequest } from '../requests/media-request.ts'
import { requestCost } from './request-cost.ts'
import { SHIPPED_ROWS } from './shipped-rows.ts'

const costOf = (id: string, request: Partial<MediaRequest>, audioSeconds?: number): number =>
  requestCost(
    SHIPPED_ROWS.find((row) => row.id === id)!,
    { kind: 'clip', prompt: 'A fox', ...request },
    audioSeconds,
  )

test.each([
  ['fal:flux-kontext-pro', { size: { width: 1280, height: 720 } }, 0.04],
  ['fal:flux-dev', { size: { width: 1280, height: 720 } }, 0.025],
  ['fal:flux-dev', { size: { width: 1920, height: 1080 } }, 0.075],
  ['fal:kling-2.5-turbo-pro', { seconds: 4 }, 0.35],
  ['fal:kling-2.5-turbo-pro', { seconds: 6 }, 0.7],
  ['fal:vidu-q2-pro', { seconds: 5, resolution: '720p' }, 0.35],
  ['fal:vidu-q2-pro', { seconds: 5, resolution: '1080p' }, 0.8],
  ['fal:seedance-1.5-pro', { seconds: 5, resolution: '720p' }, 0.13],
  ['fal:seedance-1.5-pro', { seconds: 5, resolution: '720p', hasSound: true }, 0.26],
  ['fal:seedance-1.5-pro', { seconds: 5, resolution: '1080p', hasSound: true }, 0.585],
  ['fal:pixverse-5', { seconds: 3, resolution: '1080p' }, 0.4],
  ['fal:elevenlabs-music', { seconds: 61 }, 1.6],
] as const)('%s for %o costs %d dollars', (id, request, usd) => {
  expect(costOf(id, request)).toBeCloseTo(usd, 6)
})

test('an action video is charged by the frames of its reference, which has more in a second than are charged as one', () => {
  const act = { kind: 'act', seconds: 8 } as const
  expect(costOf('fal:wan-2.2-animate', act)).toBeCloseTo(0.6, 6)
  expect(costOf('fal:wan-2.2-replace', { ...act, resolution: '720p' })).toBeCloseTo(1.2, 6)
})

test('a talking person costs as long as its sound lasts', () => {
  expect(costOf('fal:aurora', { kind: 'talk' }, 15)).toBeCloseTo(2.1, 6)
})
