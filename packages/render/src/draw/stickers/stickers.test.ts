import { expect, test } from 'vitest'
import { RecordingContext } from '../testing/recording-context.ts'
import { stickerArt, stickerNames } from './art.ts'
import { paintSticker } from './paint-sticker.ts'

test('the stickers that ship are found by their names', () => {
  expect(stickerNames().length).toBeGreaterThanOrEqual(24)
  for (const name of stickerNames()) expect(stickerArt(name)?.length, name).toBeGreaterThan(0)
  expect([stickerArt('no such sticker'), stickerArt('toString')]).toEqual([null, null])
})

test('a sticker is a square around its centre, each path in its colour and opacity', () => {
  const context = new RecordingContext()
  context.asContext.globalAlpha = 0.5
  const art = [
    { d: 'M0 0h1', fill: '#ff0000' },
    { d: 'M1 1h1', fill: '#00ff00', opacity: 0.4 },
  ]
  paintSticker(context.asContext, art, { x: 100, y: 50, size: 64 }, (data) => data)
  expect(context.named('fill').map(({ style }) => [style.fillStyle, style.globalAlpha, style.transform])).toEqual([
    ['#ff0000', 0.5, [2, 2, 68, 18]],
    ['#00ff00', 0.2, [2, 2, 68, 18]],
  ])
  expect(context.openSaves).toBe(0)
})
