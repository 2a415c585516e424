import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runFfmpeg } from '../ffmpeg.ts'
import { masterAudio } from './master-audio.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-master-'))
afterAll(() => rmSync(folder, { recursive: true }))

const RATE = 48_000
const FILM = { totalFrames: 60, fps: 30 }

/** Two seconds of a deep chord, at full strength from its first sample. */
function abruptChord(startSample: number, hz: number, second: number): Float32Array {
  const samples = new Float32Array(RATE * 2 * 2)
  const tone = (factor: number, seconds: number): number => Math.sin(2 * Math.PI * hz * factor * seconds)
  for (let index = startSample; index < RATE * 2; index++) {
    const seconds = index / RATE
    const value = 0.35 * tone(1, (index - startSample) / RATE) + 0.2 * tone(second, seconds) + 0.12 * tone(second * 2, seconds)
    samples[index * 2] = value * 0.9
    samples[index * 2 + 1] = value * 0.6
  }
  return samples
}

async function peakDb(path: string, startSeconds: number, endSeconds: number): Promise<number> {
  const { log } = await runFfmpeg(['-i', path, '-af', `atrim=${startSeconds}:${endSeconds},volumedetect`, '-f', 'null', '-'])
  return Number(/max_volume: (-?[\d.]+) dB/u.exec(log)?.[1])
}

test.each([
  [400, 65.4, 1.5],
  [0, 65.4, 2],
  [200, 55, 2],
])('a chord that starts at sample %i starts without a click', async (startSample, hz, second) => {
  const [mixPath, outPath] = [join(folder, `${startSample}.f32`), join(folder, `${startSample}.m4a`)]
  writeFileSync(mixPath, abruptChord(startSample, hz, second))
  await masterAudio(mixPath, { lufs: -14, truePeakDb: -3 }, outPath, FILM)
  expect(await peakDb(outPath, 0, 0.04)).toBeLessThan((await peakDb(outPath, 1, 2)) + 1)
})

/** Two seconds of short knocks of noise on near silence, as of a knife on glass. */
function knocks(everySeconds: number, decaySeconds: number): Float32Array {
  const samples = new Float32Array(RATE * 2 * 2)
  let state = 1
  for (let index = 0; index < RATE * 2; index++) {
    state = (state * 48_271) % 2_147_483_647
    const noise = state / 1_073_741_824 - 1
    const value = noise * (0.8 * Math.exp(-((index / RATE) % everySeconds) / decaySeconds) + 0.0005)
    samples.fill(value, index * 2, index * 2 + 2)
  }
  return samples
}

test.each([
  [0.5, 0.008, -20.5],
  [1, 0.02, -16.5],
])('knocks every %d s that decay in %d s are as loud as other films', async (every, decay, lufs) => {
  const [mixPath, outPath] = [join(folder, `${every}.f32`), join(folder, `${every}.m4a`)]
  writeFileSync(mixPath, knocks(every, decay))
  const { loudness } = await masterAudio(mixPath, { lufs, truePeakDb: 1.8 }, outPath, FILM)
  expect(loudness.lufs).toBeGreaterThan(-17)
  expect(loudness.truePeakDb).toBeLessThanOrEqual(-1)
})
