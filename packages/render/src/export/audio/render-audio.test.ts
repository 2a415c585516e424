import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GainPoint, AudioSpan } from '../../plan/model.ts'
import { type FakeFfmpeg, fakeFfmpeg } from '../testing/fake-ffmpeg.ts'
import { renderAudio } from './render-audio.ts'

const HEARD = { streams: [{ codec_type: 'audio', duration: '4' }], format: { duration: '4' } }
let fake: FakeFfmpeg
beforeEach(() => {
  fake = fakeFfmpeg()
  for (const name of ['voice', 'song', 'clip']) fake.file(name, HEARD)
  fake.file('mute', { streams: [{ codec_type: 'video', duration: '4' }] })
  fake.made('sound')
})
afterEach(() => fake.remove())

const sound = (assetId: string, kind: AudioSpan['kind'], fields: Partial<AudioSpan> = {}): AudioSpan => ({
  itemId: assetId,
  assetId,
  kind,
  startFrame: 0,
  endFrame: 90,
  sourceStartFrame: 0,
  sourceEndFrame: 90,
  speed: 1,
  volume: 1,
  fadeInFrames: 0,
  fadeOutFrames: 0,
  ...fields,
})
function render(sounds: readonly AudioSpan[], musicGain: readonly GainPoint[] = [], signal?: AbortSignal) {
  const job = { key: 'k', totalFrames: 90, fps: 30, sounds, musicGain }
  return renderAudio(job, { pathOf: fake.path }, fake.path('sound.m4a'), signal)
}
const summary = (name: string, lufs: number, peak = -6): string =>
  `printf '[ebur128@${name} @ 0] Summary:\\n    I: ${lufs} LUFS\\n    Peak: ${peak} dBFS\\n[x' >&2\n`
/** Sets the measured loudness of the buses; the mix and the master measure -16 LUFS. */
function measured(...buses: readonly (readonly [name: string, lufs: number])[]): void {
  fake.answer(1, buses.map(([name, lufs]) => summary(name, lufs)).join(''))
  for (const run of [2, 4]) fake.answer(run, summary('sound', -16))
}
const filterOf = (run: number): string => {
  const args = fake.runs()[run - 1] ?? []
  return args[args.indexOf('-filter_complex') + 1] ?? ''
}
const names = (run: number) => (fake.runs()[run - 1] ?? []).filter((arg) => arg.startsWith('file:')).map((arg) => arg.split('/').at(-1))
const leftovers = () => readdirSync(fake.folder).filter((name) => name.startsWith('.'))

describe('audio of a film', () => {
  test('has speech at -16 LUFS, music at -21 LUFS and clips unchanged', async () => {
    measured(['voiceover', -20], ['music', -14], ['video', -40])
    await render([sound('song', 'music'), sound('clip', 'video'), sound('voice', 'voiceover')])
    expect(names(2)).toEqual(['voiceover.f32', 'music.f32', 'video.f32'])
    expect([...filterOf(2).matchAll(/volume=(-?[\d.]+)dB/gu)].map(([, gain]) => Number(gain))).toEqual([4, -7, 0])
  })

  test('is written atomically and reports the CPU time of all runs', async () => {
    measured(['music', -21])
    const { loudness, cpuSeconds } = await render([sound('song', 'music')])
    expect([loudness, cpuSeconds, readFileSync(fake.path('sound.m4a'), 'utf8'), leftovers()]).toEqual([
      { lufs: -16, truePeakDb: -6 },
      4 * 0.375,
      'sound',
      [],
    ])
  })

  test('ducks only music under speech', async () => {
    measured(['voiceover', -16], ['music', -21])
    await render([sound('song', 'music'), sound('voice', 'voiceover')], [{ frame: 0, gain: 0.3 }])
    expect(names(2)).toEqual(['voiceover.f32', 'music.f32', 'ducking.f32'])
    expect(filterOf(2)).toContain('[l1][g1]amultiply[m1]')
  })

  test('skips files without audio and spans that start past the end of their file', async () => {
    measured(['music', -21])
    await render([
      sound('song', 'music'),
      sound('mute', 'video'),
      sound('voice', 'voiceover', { sourceStartFrame: 120, sourceEndFrame: 180 }),
    ])
    expect([names(1), names(2)]).toEqual([['song'], ['music.f32']])
  })

  test('includes a span that starts just before the end of its file', async () => {
    measured(['voiceover', -16])
    await render([sound('voice', 'voiceover', { sourceStartFrame: 119, sourceEndFrame: 180 })])
    expect(names(1)).toEqual(['voice'])
  })

  test('is silence of the film’s length if nothing is audible', async () => {
    await render([sound('mute', 'video')])
    expect(fake.runs()[0]).toContain('anullsrc=r=48000:cl=stereo')
    expect(fake.runs()[0]?.at((fake.runs()[0]?.indexOf('-t') ?? 0) + 1)).toBe('3.000000')
    expect([names(2), filterOf(2).includes('volume=0.00dB')]).toEqual([['silence.f32'], true])
  })
})

test('a failed run leaves no files', async () => {
  fake.answer(2, 'exit 1')
  await expect(render([sound('song', 'music')])).rejects.toThrow('ended with code 1')
  expect([existsSync(fake.path('sound.m4a')), leftovers()]).toEqual([false, []])
})

test('an aborted run rejects with the reason', async () => {
  await expect(render([sound('song', 'music')], [], AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(leftovers()).toEqual([])
})
