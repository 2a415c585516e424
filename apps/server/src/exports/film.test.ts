import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { expect, test } from 'vitest'
import { readExportOptions } from './export-options.ts'
import { type RunFilm, filmInput, hasSameContent, isSameFilm, outputOf, readFilmInput } from './film.ts'
import { exportProgress } from './read-render.ts'

const timeline: Timeline = {
  tracks: [],
  mediaAssets: [],
  globalConfig: { fps: 25, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
}
const film: RunFilm = { timeline, output: { width: 1280, height: 720, fps: 25 }, revision: 7 }
const withConfig = (change: Partial<Timeline['globalConfig']>): Timeline => ({
  ...timeline,
  globalConfig: { ...timeline.globalConfig, ...change },
})
const NO_MARK = { watermark: { enabled: false, type: 'logo' } } as const

test('the film of a run is read back from its input', () => {
  const input = JSON.parse(JSON.stringify({ ...filmInput(film), other: 1 }))
  expect(readFilmInput(input)).toEqual(film)
  expect(input.film.timelineVersion).toBe(TIMELINE_VERSION)
  expect(readFilmInput({})).toBeNull()
})

test('a film stored before versions were is of version 1; an invalid or later one is refused', () => {
  const { film: stored } = filmInput(film)
  expect(readFilmInput({ film: { ...stored, timelineVersion: undefined } })?.output).toEqual(film.output)
  expect(() => readFilmInput({ film: { ...stored, output: null } })).toThrow()
  expect(() => readFilmInput({ film: { ...stored, timelineVersion: TIMELINE_VERSION + 1 } })).toThrow(
    expect.objectContaining({ code: 'NEWER_DATA' }),
  )
})

test('the range of a film is read back, and films of other ranges are others', () => {
  const part = { ...film, range: { startFrame: 10, endFrame: 20 } }
  expect(readFilmInput(JSON.parse(JSON.stringify(filmInput(part))))).toEqual(part)
  expect(isSameFilm(film, part)).toBe(false)
  expect(isSameFilm(part, { ...part, range: { startFrame: 10, endFrame: 21 } })).toBe(false)
  expect(isSameFilm(part, { ...part, range: { startFrame: 10, endFrame: 20 } })).toBe(true)
})

test('films are the same when size and everything visible are', () => {
  expect(isSameFilm(film, { ...film, revision: null })).toBe(true)
  expect(isSameFilm(film, { ...film, output: { ...film.output, fps: 30 } })).toBe(false)
  expect(isSameFilm(film, { ...film, timeline: withConfig(NO_MARK) })).toBe(false)
})

test('the watermark is no content of a document, captions are', () => {
  expect(hasSameContent(timeline, withConfig(NO_MARK))).toBe(true)
  expect(hasSameContent(timeline, withConfig({ captions: { enabled: false } }))).toBe(false)
})

test('a film has even sides and the frame rate of its timeline', () => {
  expect(outputOf({ width: 1281, height: 721, fps: 30 }, timeline)).toMatchObject({ fps: 25 })
  const { width, height } = outputOf({ width: 1281, height: 721, fps: 30 }, timeline)
  expect([width % 2, height % 2]).toEqual([0, 0])
})

test('options of an export are read, unknown steps refused', () => {
  expect(readExportOptions({ remove_watermark: true, extra_steps: ['publish'], contest_is_open: false, film: 1 })).toEqual({
    remove_watermark: true,
    extra_steps: ['publish'],
    contest_is_open: false,
  })
  expect(() => readExportOptions({ extra_steps: ['print'] })).toThrow()
})

test.each([
  ['waiting', undefined, [0, 0, 0]],
  ['waiting', { done: 0, total: 0 }, [0, 0, 0]],
  ['waiting', { done: 1, total: 3 }, [33, 1, 3]],
  ['waiting', { done: 3, total: 3 }, [99, 3, 3]],
  ['success', { done: 3, total: 3 }, [100, 0, 0]],
  ['error', { done: 2, total: 4 }, [0, 0, 0]],
] as const)('an export that is %s with %o has made the progress %o', (status, last, [progress, done, total]) => {
  expect(exportProgress(status, last)).toEqual({ progress, done, total })
})
