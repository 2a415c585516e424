import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FfmpegError, inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { probeMedia } from '../export/probe-media.ts'
import { reduceNoise } from './reduce-noise.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-noise-'))
const at = (name: string): string => join(folder, name)
const lavfi = (source: string): string[] => ['-f', 'lavfi', '-i', source]

/** A voice: harmonics of 140 Hz in syllables, between a second and a half of rest at either side. */
const VOICE = `aevalsrc='0.12*between(t,1.5,6.5)*(0.55+0.45*sin(2*PI*3*t))*(sin(2*PI*140*t)+0.8*sin(2*PI*280*t)+0.6*sin(2*PI*560*t)+0.4*sin(2*PI*1120*t)+0.2*sin(2*PI*2240*t))':s=48000:d=8`

beforeAll(async () => {
  await runFfmpeg([...lavfi(VOICE), at('clean.wav')])
  for (const [name, amplitude] of [
    ['quiet', 0.01],
    ['loud', 0.04],
  ] as const) {
    const noise = `anoisesrc=c=pink:r=48000:a=${amplitude}:seed=5:d=8`
    await runFfmpeg([...lavfi(VOICE), ...lavfi(noise), '-filter_complex', 'amix=inputs=2:normalize=0', at(`${name}.wav`)])
  }
  await runFfmpeg([...lavfi('testsrc2=s=64x36:r=30:d=2'), '-pix_fmt', 'yuv420p', at('mute.mp4')])
})
afterAll(() => rmSync(folder, { recursive: true }))

async function levelDb(name: string, from: number, to: number): Promise<number> {
  const { log } = await runFfmpeg([
    ...inputFile(at(name)),
    '-af',
    `aformat=channel_layouts=stereo,atrim=${from}:${to},volumedetect`,
    '-f',
    'null',
    '-',
  ])
  return Number(log.match(/mean_volume: (-?[\d.]+) dB/u)?.[1])
}

test.each([
  ['strong', 'quiet', 10],
  ['strong', 'loud', 10],
  ['light', 'quiet', 5],
  ['light', 'loud', 5],
] as const)('%s reduction of %s noise lowers it by %i dB at least, and speech by less than one', async (reduction, name, least) => {
  await reduceNoise(at(`${name}.wav`), reduction, at('less.m4a'))
  const [before, after] = [await levelDb(`${name}.wav`, 0.4, 1.4), await levelDb('less.m4a', 0.4, 1.4)]
  const tail = (await levelDb(`${name}.wav`, 6.9, 7.8)) - (await levelDb('less.m4a', 6.9, 7.8))
  console.log(`measured: ${reduction} ${name} ${before} to ${after}, after speech ${tail.toFixed(1)}`)
  expect(before - after).toBeGreaterThan(least)
  expect(tail).toBeGreaterThan(least - 1)
  expect(Math.abs((await levelDb('clean.wav', 1.6, 6.4)) - (await levelDb('less.m4a', 1.6, 6.4)))).toBeLessThan(1)
  expect((await probeMedia(at('less.m4a'))).durationSeconds).toBeCloseTo(8, 1)
})

test('a sound without noise stays as it is', async () => {
  await reduceNoise(at('clean.wav'), 'strong', at('same.m4a'))
  expect(await levelDb('same.m4a', 1.6, 6.4)).toBeCloseTo(await levelDb('clean.wav', 1.6, 6.4), 0)
})

test('a file without sound is refused', async () => {
  await expect(reduceNoise(at('mute.mp4'), 'light', at('none.m4a'))).rejects.toThrow(FfmpegError)
})
