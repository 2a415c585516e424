import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runFfmpeg } from '../ffmpeg.ts'
import { makeTone } from '../testing/make-sources.ts'
import { loudnessFilter, parseLoudness } from './loudness.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-loudness-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SECONDS = 120

test('silence after a tone is measured with about the CPU time of the tone', async () => {
  const path = await makeTone(join(folder, 'tone.wav'), { hz: 300, seconds: SECONDS })
  const measure = async (filter: string) => {
    const { log, cpuSeconds } = await runFfmpeg(['-i', path, '-af', `${filter},${loudnessFilter(false)}`, '-f', 'null', '-'])
    return { cpuSeconds, ...parseLoudness(log) }
  }
  const tone = await measure('anull')
  const silence = await measure('afade=t=out:st=30:d=0.1')
  expect(silence.lufs).toBeCloseTo(tone.lufs, 0)
  expect(silence.cpuSeconds).toBeLessThan(tone.cpuSeconds * 2.5)
})
