import { expect, test } from 'vitest'
import { DEFAULT_PRICE_BOOK } from './price-book.ts'
import { imageUnitPrice, videoUnitPrice } from './unit-price.ts'

test.each([
  ['fluxdev', undefined, 10],
  ['flux_kontext', undefined, 15],
  ['character', undefined, 10],
  ['gpt', 'low', 15],
  ['gpt', 'medium', 30],
  ['gpt', 'high', 100],
  ['gpt', undefined, 30],
  ['seedream4', undefined, 15],
  ['nano-banana', undefined, 15],
  ['qwen-image', undefined, 10],
  ['imagen4', undefined, 10],
  ['unknown', undefined, 10],
])('an image of %s %s costs %i', (model, quality, credits) => {
  expect(imageUnitPrice(DEFAULT_PRICE_BOOK, { model, parameters: { quality } })).toBe(credits)
})

test.each([
  ...['pixverse4.5', 'pixverse5'].flatMap((model): [string, string, undefined, number][] => [
    [model, '360p', undefined, 75],
    [model, '720p', undefined, 100],
    [model, '1080p', undefined, 200],
    [model, '540p', undefined, 100],
  ]),
  ['pixverse5', undefined, undefined, 100],
  ['kling2-5', '1080p', undefined, 100],
  ['kling2-5', '720p', undefined, 100],
  ['kling2-5', '1080p', 'pro', 100],
  ['kling2.1', '720p', undefined, 100],
  ['kling2.1', '1080p', undefined, 200],
  ['kling2.1', undefined, 'standard', 100],
  ['kling2.1', undefined, 'pro', 200],
  ['kling', undefined, 'standard', 100],
  ['kling', undefined, 'pro', 200],
  ['seedance-v1', '720p', 'lite', 100],
  ['seedance-v1', '1080p', undefined, 100],
  ['MiniMax-Hailuo-02', '768p', undefined, 60],
  ['MiniMax-Hailuo-02', '720p', undefined, 60],
  ['MiniMax-Hailuo-02', undefined, undefined, 60],
  ['wan-i2v', '720p', undefined, 100],
  ['wan2.2-i2v', '720p', undefined, 100],
  ['wan-multi-talk', '720p', undefined, 100],
  ['hedra', '720p', undefined, 100],
  ['creatify-aurora', '720p', undefined, 800],
  ['vidu-q2', '720p', undefined, 150],
  ['vidu-q2', '720p', 'turbo', 100],
  ['vidu-q2', '1080p', undefined, 350],
  ['vidu-q2', '1080p', 'turbo', 200],
  ['veo2', undefined, undefined, 100],
  ['veo3_fast', '720p', undefined, 100],
])('a clip of %s %s %s costs %i', (model, resolution, videoMode, credits) => {
  expect(videoUnitPrice(DEFAULT_PRICE_BOOK, { model, parameters: { resolution, videoMode } })).toBe(credits)
})
