import { expect, test } from 'vitest'
import { findExportLimitError, findLengthError, MAX_CONCURRENT_AUDIO_ITEMS, MAX_LAYERS_PER_CLIP } from './film-limits.ts'
import type { ImageItem, Timeline, Track } from './model.ts'

const image = (id: string, start: number, frames: number): ImageItem => ({
  id,
  type: 'image',
  mediaAssetId: 'image',
  startTimeInFrames: start,
  durationInFrames: frames,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: frames,
})
const primary = (...items: ImageItem[]): Track => ({ id: 'main', type: 'video', isPrimary: true, items })
const upper = (id: string, ...items: ImageItem[]): Track => ({ id, type: 'video', isPrimary: false, items })
const film = (...tracks: Track[]): Timeline => ({
  tracks,
  mediaAssets: [],
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
})

test('a film may last exactly the limit and no frame longer', () => {
  expect(findLengthError(film(primary(image('a', 0, 1800))), 60)).toBeUndefined()
  expect(findLengthError(film(primary(image('a', 0, 1800), image('b', 1800, 1))), 60)).toEqual({
    path: 'tracks.0.items.1.durationInFrames',
    message: 'A film can last 1 minute at most',
  })
})

test('items far beyond the film count too', () => {
  const late = film(primary(image('a', 0, 30)), upper('over', image('b', Number.MAX_SAFE_INTEGER - 10, 1)))
  expect(findExportLimitError(late, 3600)).toMatchObject({ path: 'tracks.1.items.0.durationInFrames', message: /60 minutes/ })
})

test('layers are counted per clip of the primary track', () => {
  const layers = Array.from({ length: MAX_LAYERS_PER_CLIP + 1 }, (_, index) => image(`l${index}`, index * 10, 10))
  const seconds = layers.length * 10
  expect(findExportLimitError(film(primary(image('a', 0, seconds)), upper('over', ...layers)), 3600)).toMatchObject({
    path: 'tracks.0.items.0',
    message: /split/,
  })
  const halves = primary(image('a', 0, seconds / 2), image('b', seconds / 2, seconds / 2))
  expect(findExportLimitError(film(halves, upper('over', ...layers)), 3600)).toBeUndefined()
  expect(findExportLimitError(film(upper('over', ...layers)), 3600)).toMatchObject({ path: 'tracks', message: /split/ })
})

const sound = (index: number, start: number): Track => ({
  id: `t${index}`,
  type: 'audio',
  isPrimary: false,
  items: [{ ...image(`s${index}`, start, 30), type: 'audio' }],
})

test('audio items are counted where they overlap', () => {
  const count = MAX_CONCURRENT_AUDIO_ITEMS + 1
  const together = Array.from({ length: count }, (_, index) => sound(index, 0))
  expect(findExportLimitError(film(...together), 3600)).toMatchObject({ path: 'tracks' })
  const inTurn = Array.from({ length: count }, (_, index) => sound(index, index * 30))
  expect(findExportLimitError(film(...inTurn), 3600)).toBeUndefined()
})
