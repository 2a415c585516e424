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
/** The mix and the master measure -16 LUFS. */
function measured(): void {
  for (const run of [1, 3]) fake.answer(run, summary('sound', -16))
}
const filterOf = (run: number): string => {
  const args = fake.runs()[run - 1] ?? []
  return args[args.indexOf('-filter_complex') + 1] ?? ''
}
const names = (run: number) => (fake.runs()[run - 1] ?? []).filter((arg) => arg.startsWith('file:')).map((arg) => arg.split('/').at(-1))
const leftovers = () => readdirSync(fake.folder).filter((name) => name.startsWith('.'))

describe('audio of a film', () => {
  test('is mixed in one run', async () => {
    measured()
    await render([sound('song', 'music', { volume: 0.5 }), sound('clip', 'video'), sound('voice', 'voiceover')])
    expect([names(1), names(2)]).toEqual([['voice', 'song', 'clip'], ['mix-0.f32']])
    expect(filterOf(1)).toContain('volume=0.500000')
  })

  test('plays the file with less noise of a span that has noise reduction', async () => {
    measured()
    const asked: unknown[] = []
    const reducedNoisePathOf = async (...request: unknown[]) => {
      asked.push(request)
      return fake.path('song')
    }
    const job = {
      key: 'k',
      totalFrames: 90,
      fps: 30,
      sounds: [sound('voice', 'voiceover', { noiseReduction: 'strong' }), sound('clip', 'video')],
      musicGain: [],
    }
    await renderAudio(job, { pathOf: fake.path, reducedNoisePathOf }, fake.path('sound.m4a'))
    expect([asked, names(1)]).toEqual([[['voice', 'strong']], ['song', 'clip']])
  })

  test('is written atomically and reports the CPU time of all runs', async () => {
    measured()
    const { loudness, cpuSeconds } = await render([sound('song', 'music')])
    expect([loudness, cpuSeconds, readFileSync(fake.path('sound.m4a'), 'utf8'), leftovers()]).toEqual([
      { lufs: -16, truePeakDb: -6 },
      3 * 0.375,
      'sound',
      [],
    ])
  })

  test('ducks only music under speech', async () => {
    measured()
    await render([sound('song', 'music'), sound('voice', 'voiceover')], [{ frame: 0, gain: 0.3 }])
    expect(names(1)).toEqual(['voice', 'song', 'ducking.f32'])
    expect(filterOf(1)).toContain('[all_music][gain_music]amultiply[bus_music]')
  })

  test('skips files without audio and spans that start past the end of their file', async () => {
    measured()
    await render([
      sound('song', 'music'),
      sound('mute', 'video'),
      sound('voice', 'voiceover', { sourceStartFrame: 120, sourceEndFrame: 180 }),
    ])
    expect(names(1)).toEqual(['song'])
  })

  test('includes a span that starts just before the end of its file', async () => {
    measured()
    await render([sound('voice', 'voiceover', { sourceStartFrame: 119, sourceEndFrame: 180 })])
    expect(names(1)).toEqual(['voice'])
  })

  test('is silence of the film’s length if nothing is audible', async () => {
    await render([sound('mute', 'video')])
    expect(filterOf(1)).toMatch(/^anullsrc=r=48000:cl=stereo,.*atrim=end_sample=144000/u)
    expect(names(1)).toEqual([])
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
