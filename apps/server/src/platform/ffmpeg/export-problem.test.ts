import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createExportCheck, noteExportProblem } from './export-problem.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-exports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A check with a clock and with the problem that the next look at ffmpeg finds. */
function createCheck() {
  const state = { problem: 'ffmpeg was not found.' as string | null, now: 100_000, looks: 0 }
  const findProblem = async () => {
    state.looks += 1
    return state.problem
  }
  return { state, check: createExportCheck(folder, { findProblem, now: () => state.now }) }
}

test('a problem is looked at again after five seconds, success never again', async () => {
  const { state, check } = createCheck()
  expect(await check()).toBe('ffmpeg was not found.')
  state.problem = null
  state.now += 5_000
  expect([await check(), state.looks]).toEqual(['ffmpeg was not found.', 1])
  state.now += 1
  expect([await check(), state.looks]).toEqual([null, 2])
  state.problem = 'removed'
  state.now += 60_000
  expect([await check(), state.looks]).toEqual([null, 2])
})

test('a note of another process replaces the problem until it is removed', async () => {
  const { check } = createCheck()
  await noteExportProblem(folder, 'ffmpeg is being installed')
  expect(await check()).toBe('ffmpeg is being installed')
  await noteExportProblem(folder, '')
  expect(await check()).toBe('ffmpeg was not found.')
  await noteExportProblem(folder, null)
  expect(await check()).toBe('ffmpeg was not found.')
})
