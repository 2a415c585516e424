import { expect, it } from 'vitest'
import {
  isFilmCurrent,
  isOwnExport,
  isRegenerating,
  startOfExport,
  startOfRun,
  removeEndedExports,
  type CardExports,
} from './card-exports.ts'

const begun = (): CardExports => new Map([['s1', { runId: 'w1', startedAt: 7 }]])
const at = (
  status: 'processing:user_exporting_video' | 'processing:generating_timeline' | 'completed' | 'failed:user_exporting_video',
  workflow_run_id = 'w1',
  id = 's1',
) => ({
  id,
  status,
  workflow_run_id,
})

it('an export that goes on is waited for', () => {
  const exports = begun()
  expect(removeEndedExports(exports, [at('processing:user_exporting_video')])).toEqual([])
  expect(exports.size).toBe(1)
})

it('an ended export is answered once, whichever way it ended', () => {
  for (const status of ['completed', 'failed:user_exporting_video'] as const) {
    const exports = begun()
    expect(removeEndedExports(exports, [at(status)])).toEqual([at(status)])
    expect(removeEndedExports(exports, [at(status)])).toEqual([])
  }
})

it('the end of another run, or of a story that nobody downloads, is no end of an export', () => {
  const exports = begun()
  expect(removeEndedExports(exports, [at('completed', 'w1', 's2')])).toEqual([])
  expect(removeEndedExports(exports, [at('completed', 'w2')])).toEqual([])
  expect(exports.size).toBe(0)
})

it('a film is saved as it is only while nothing was changed since', () => {
  expect(isFilmCurrent({ last_export_url: '/media/f.mp4', is_export_outdated: false })).toBe(true)
  expect(isFilmCurrent({ last_export_url: '/media/f.mp4', is_export_outdated: true })).toBe(false)
  expect(isFilmCurrent({ last_export_url: null, is_export_outdated: false })).toBe(false)
})

it('a card knows since when its film is exported: of Download from its press, of any other export from when it was first seen', () => {
  const seen = new Map<string, number>()
  expect(startOfExport(begun(), seen, at('processing:user_exporting_video'), () => 50)).toBe(7)
  expect(startOfExport(begun(), seen, at('processing:user_exporting_video', 'w2'), () => 60)).toBe(60)
  expect(startOfExport(new Map(), seen, at('processing:user_exporting_video', 'w2'), () => 90)).toBe(60)
  expect(startOfExport(begun(), seen, at('completed'), () => 50)).toBeNull()
})

it('over the film any run has its beginning, of which a card shows that of an export alone', () => {
  const seen = new Map<string, number>()
  const made = at('processing:generating_timeline', 'w3')
  expect(startOfExport(new Map(), seen, made, () => 60)).toBeNull()
  expect([60, 90].map((now) => startOfRun(new Map(), seen, made, () => now))).toEqual([60, 60])
  expect(startOfRun(begun(), seen, at('processing:generating_timeline'), () => 50)).toBe(7)
  expect(startOfRun(new Map(), seen, at('completed', 'w3'), () => 90)).toBeNull()
})

it('only what Download began is saved by this tab', () => {
  expect([isOwnExport(begun(), at('completed')), isOwnExport(begun(), at('completed', 'w2'))]).toEqual([true, false])
  expect(isOwnExport(new Map(), at('completed'))).toBe(false)
})

const isMadeAnew = (...statuses: string[]) => isRegenerating(statuses.map((status) => ({ status })))

it('nothing is saved by itself while a take is being made (H-168)', () => {
  expect([isMadeAnew(), isMadeAnew('completed', 'failed')]).toEqual([false, false])
  expect([isMadeAnew('completed', 'pending'), isMadeAnew('generating')]).toEqual([true, true])
})
