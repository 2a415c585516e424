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

it('a running export is pending', () => {
  const exports = begun()
  expect(removeEndedExports(exports, [at('processing:user_exporting_video')])).toEqual([])
  expect(exports.size).toBe(1)
})

it('the end of an export is reported once, however it ended', () => {
  for (const status of ['completed', 'failed:user_exporting_video'] as const) {
    const exports = begun()
    expect(removeEndedExports(exports, [at(status)])).toEqual([at(status)])
    expect(removeEndedExports(exports, [at(status)])).toEqual([])
  }
})

it('the end of another run, or of a story without a pending download, is ignored', () => {
  const exports = begun()
  expect(removeEndedExports(exports, [at('completed', 'w1', 's2')])).toEqual([])
  expect(removeEndedExports(exports, [at('completed', 'w2')])).toEqual([])
  expect(exports.size).toBe(0)
})

it('a film is downloaded as it is only if it is up to date', () => {
  expect(isFilmCurrent({ last_export_url: '/media/f.mp4', is_export_outdated: false })).toBe(true)
  expect(isFilmCurrent({ last_export_url: '/media/f.mp4', is_export_outdated: true })).toBe(false)
  expect(isFilmCurrent({ last_export_url: null, is_export_outdated: false })).toBe(false)
})

it('a card has the start time of its export: the press of Download, else when the export was first seen', () => {
  const seen = new Map<string, number>()
  expect(startOfExport(begun(), seen, at('processing:user_exporting_video'), () => 50)).toBe(7)
  expect(startOfExport(begun(), seen, at('processing:user_exporting_video', 'w2'), () => 60)).toBe(60)
  expect(startOfExport(new Map(), seen, at('processing:user_exporting_video', 'w2'), () => 90)).toBe(60)
  expect(startOfExport(begun(), seen, at('completed'), () => 50)).toBeNull()
})

it('the overlay shows the start of any run, a card only that of an export', () => {
  const seen = new Map<string, number>()
  const takeRun = at('processing:generating_timeline', 'w3')
  expect(startOfExport(new Map(), seen, takeRun, () => 60)).toBeNull()
  expect([60, 90].map((now) => startOfRun(new Map(), seen, takeRun, () => now))).toEqual([60, 60])
  expect(startOfRun(begun(), seen, at('processing:generating_timeline'), () => 50)).toBe(7)
  expect(startOfRun(new Map(), seen, at('completed', 'w3'), () => 90)).toBeNull()
})

it('this tab downloads only exports that Download started in it', () => {
  expect([isOwnExport(begun(), at('completed')), isOwnExport(begun(), at('completed', 'w2'))]).toEqual([true, false])
  expect(isOwnExport(new Map(), at('completed'))).toBe(false)
})

const isMadeAnew = (...statuses: string[]) => isRegenerating(statuses.map((status) => ({ status })))

it('nothing is downloaded automatically while a take is being generated (H-168)', () => {
  expect([isMadeAnew(), isMadeAnew('completed', 'failed')]).toEqual([false, false])
  expect([isMadeAnew('completed', 'pending'), isMadeAnew('generating')]).toEqual([true, true])
})
