import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AudioItem } from '@fablecut/domain/timeline/model'
import type { Keyframe } from '@fablecut/domain/timeline/picture'
import { buildRenderPlan } from '../../plan/build-plan.ts'
import { SILENT_LUFS } from '../../plan/sound/level.ts'
import { asset, audio, timelineOf, track, video } from '../../plan/testing/timeline-fixture.ts'
import { runFfmpeg } from '../ffmpeg.ts'
import { makeClip, makeSpeechLike, makeTone } from '../testing/make-sources.ts'
import { bandLevelDb, loudnessOf } from '../testing/measure-film.ts'
import { planExport, type SourceIdentities } from '../plan-export.ts'
import { probeMedia } from '../probe-media.ts'
import { measureLoudness } from './measure-loudness.ts'
import { renderAudio, type RenderedAudio } from './render-audio.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-sound-'))
const at = (name: string): string => join(folder, name)
const paths: Record<string, string> = {}
const files = { pathOf: (id: string): string => paths[id] ?? '' }
let films = 0

beforeAll(async () => {
  paths.clip = await makeClip(at('silent-clip.mp4'), { seconds: 3, size: '64x36' })
  paths.voice = await makeSpeechLike(at('voice.wav'), 4)
  paths.low = await makeTone(at('low-voice.wav'), { hz: 300, seconds: 4, volume: 0.1 })
  paths.twoTones = at('low-then-high.wav')
  const tones = ['-f', 'lavfi', '-i', 'aevalsrc=0.1*sin(2*PI*t*if(lt(t\\,2)\\,300\\,900)):s=48000:d=4']
  await runFfmpeg([...tones, paths.twoTones])
  paths.music = await makeTone(at('music.mp3'), { hz: 1000, seconds: 30, volume: 4 })
  paths.hush = await makeTone(at('hush.wav'), { hz: 300, seconds: 4, volume: 0 })
})
afterAll(() => rmSync(folder, { recursive: true }))

let sources: Promise<SourceIdentities> | undefined
function measuredSources(): Promise<SourceIdentities> {
  const measure = async (id: string) => [id, { hash: id, ...(id !== 'clip' && { lufs: await measureLoudness(paths[id]!) }) }] as const
  sources ??= Promise.all(Object.keys(paths).map(measure)).then((entries) => Object.fromEntries(entries))
  return sources
}

type Made = RenderedAudio & { readonly path: string }

function storyOf(frames: number, voices: readonly AudioItem[], music: readonly AudioItem[]) {
  const assets = Object.keys(paths).map((id) => asset(id, { subtype: id === 'music' ? 'music' : id === 'clip' ? null : 'voiceover' }))
  return timelineOf(
    [
      track('p', 'video', [video('a', 'clip', 0, frames)], { isPrimary: true }),
      track('v', 'audio', voices, { subtype: 'voiceover' }),
      track('m', 'audio', music, { subtype: 'music' }),
    ],
    assets,
  )
}

const OUTPUT = { width: 64, height: 36, fps: 30 }
const PLAIN = { watermark: { enabled: false, type: 'logo' } }

async function makeSound(frames: number, voices: readonly AudioItem[], music: readonly AudioItem[] = []): Promise<Made> {
  const plan = planExport(storyOf(frames, voices, music), OUTPUT, { ...PLAIN, sources: await measuredSources() })
  const path = at(`sound-${films++}.m4a`)
  return { path, ...(await renderAudio(plan.audio, files, path)) }
}

test('voice over music is -16 LUFS within 1 with a true peak of at most -1 dB, and exactly as long as the film', async () => {
  const { path } = await makeSound(301, [audio('v1', 'voice', 30, 110), audio('v2', 'voice', 160, 100)], [audio('m', 'music', 0, 301)])
  const { lufs, truePeakDb } = await loudnessOf(path)
  expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(1)
  expect(truePeakDb).toBeLessThanOrEqual(-1)
  expect((await probeMedia(path)).durationSeconds).toBeCloseTo(301 / 30, 2)
})

test.each([
  ['a whisper', 'low'],
  ['speech with loud peaks', 'voice'],
])('%s alone is mastered to -16 LUFS', async (_, id) => {
  const { path } = await makeSound(120, [audio('v', id, 0, 120)])
  const { lufs, truePeakDb } = await loudnessOf(path)
  expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(1)
  expect(truePeakDb).toBeLessThanOrEqual(-1)
})

test('a player is as loud as the film, within 1 dB, though it cannot measure the film', async () => {
  const known = await measuredSources()
  const items = [[audio('v', 'low', 0, 120), audio('w', 'low', 180, 120)], [audio('m', 'music', 0, 450)]] as const
  const { sounds, masterGain } = buildRenderPlan(storyOf(450, ...items), OUTPUT, {
    ...PLAIN,
    loudnessOf: (id) => known[id]?.lufs ?? SILENT_LUFS,
  })
  const { path } = await makeSound(450, ...items)
  const playedDb = (asset: string, hz: number, from: number, to: number) =>
    bandLevelDb(paths[asset]!, hz, from, to).then(
      (level) => level + 20 * Math.log10(sounds.find(({ assetId }) => assetId === asset)!.volume * masterGain),
    )
  expect(Math.abs((await bandLevelDb(path, 300, 0.5, 3.5)) - (await playedDb('low', 300, 0.5, 3.5)))).toBeLessThan(1)
  expect(Math.abs((await bandLevelDb(path, 1000, 11, 13)) - (await playedDb('music', 1000, 11, 13)))).toBeLessThan(1)
})

test('music is ducked by 10 dB under the voice and fades out at the end', async () => {
  const { path } = await makeSound(450, [audio('v', 'low', 150, 120)], [audio('m', 'music', 0, 450)])
  const before = await bandLevelDb(path, 1000, 1, 4)
  const under = await bandLevelDb(path, 1000, 5.5, 8.5)
  const after = await bandLevelDb(path, 1000, 10, 13)
  expect(before - under).toBeGreaterThan(9)
  expect(before - under).toBeLessThan(11)
  expect(Math.abs(before - after)).toBeLessThan(0.5)
  expect(await bandLevelDb(path, 1000, 14.7, 15)).toBeLessThan(before - 12)
})

test('the voice is louder than the music regardless of the loudness of the files', async () => {
  const { path } = await makeSound(120, [audio('v', 'low', 0, 120)], [audio('m', 'music', 0, 120)])
  const voice = await bandLevelDb(path, 300, 0.5, 3.5)
  expect(voice - (await bandLevelDb(path, 1000, 0.5, 3.5))).toBeGreaterThan(10)
})

test('a voice starts at its frame with silence before and after', async () => {
  const { path } = await makeSound(150, [audio('v', 'low', 60, 45)])
  expect(await bandLevelDb(path, 300, 0.2, 1.9)).toBeLessThan(-70)
  expect(await bandLevelDb(path, 300, 2.05, 3.4)).toBeGreaterThan(-40)
  expect(await bandLevelDb(path, 300, 3.6, 4.9)).toBeLessThan(-70)
})

test('audio at volume 0.5 is 6 dB lower', async () => {
  const { path } = await makeSound(240, [audio('v', 'low', 0, 90), audio('w', 'low', 120, 90, { volume: 0.5 })])
  expect((await bandLevelDb(path, 300, 0.5, 2.5)) - (await bandLevelDb(path, 300, 4.5, 6.5))).toBeCloseTo(6, 0)
})

/** How far music at a volume is below the voice, in dB. */
async function below(volume: number): Promise<number> {
  const { path } = await makeSound(240, [audio('v', 'low', 0, 105)], [audio('m', 'music', 0, 240, { volume })])
  return (await bandLevelDb(path, 300, 0.5, 3)) - (await bandLevelDb(path, 1000, 4.5, 6))
}

test('music at volume 0.25 is 12 dB further below the voice: leveling does not undo the volume', async () => {
  expect((await below(0.25)) - (await below(1))).toBeCloseTo(12, 0)
})

test('a volume follows its keyframes', async () => {
  const volume: Keyframe[] = [
    { frame: 30, value: 1, easing: 'linear' },
    { frame: 90, value: 0.1, easing: 'hold' },
  ]
  const { path } = await makeSound(120, [audio('v', 'low', 0, 120, { keyframes: { volume } })])
  const [start, middle, end] = [
    await bandLevelDb(path, 300, 0.2, 0.9),
    await bandLevelDb(path, 300, 1.9, 2.1),
    await bandLevelDb(path, 300, 3.2, 3.8),
  ]
  expect(Math.abs(start - middle - 20 * Math.log10(1 / 0.55))).toBeLessThan(1)
  expect(Math.abs(start - end - 20)).toBeLessThan(1)
})

test('a reversed sound ends with its beginning', async () => {
  const { path } = await makeSound(120, [audio('v', 'twoTones', 0, 120, { isReversed: true })])
  expect((await bandLevelDb(path, 900, 0.1, 1.8)) - (await bandLevelDb(path, 300, 0.1, 1.8))).toBeGreaterThan(25)
  expect((await bandLevelDb(path, 300, 2.2, 3.8)) - (await bandLevelDb(path, 900, 2.2, 3.8))).toBeGreaterThan(25)
})

test('double speed preserves the pitch', async () => {
  const { path } = await makeSound(60, [audio('v', 'low', 0, 60, { speed: 2 })])
  expect((await bandLevelDb(path, 300, 0.2, 1.8)) - (await bandLevelDb(path, 600, 0.2, 1.8))).toBeGreaterThan(20)
})

test('a film without audio or with only silence is silent and as long as its video', async () => {
  for (const voices of [[], [audio('v', 'hush', 0, 90)]]) {
    const { path } = await makeSound(90, voices)
    const { lufs } = await loudnessOf(path)
    expect(lufs).toBeLessThanOrEqual(-60)
    expect((await probeMedia(path)).durationSeconds).toBeCloseTo(3, 2)
  }
})

test('a trimmed voice starts at its in point', async () => {
  const { path } = await makeSound(60, [audio('v', 'twoTones', 0, 60, { trimStart: 60, trimEnd: 120 })])
  expect((await bandLevelDb(path, 900, 0.02, 1.9)) - (await bandLevelDb(path, 300, 0.02, 1.9))).toBeGreaterThan(25)
})

test('audio trimmed past the end of its file is skipped, the rest is audible', async () => {
  const { path } = await makeSound(90, [audio('gone', 'low', 0, 30, { trimStart: 600, trimEnd: 630 }), audio('v', 'low', 30, 60)])
  expect(await bandLevelDb(path, 300, 1.1, 2.9)).toBeGreaterThan(-40)
})

test('thirty lines of speech with pauses duck the music each time', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => audio(`v${index}`, 'low', index * 36, 6))
  const { path } = await makeSound(30 * 36, lines, [audio('m', 'music', 360, 720)])
  const [under, beside] = await Promise.all([bandLevelDb(path, 1000, 32.42, 32.58), bandLevelDb(path, 1000, 33, 33.3)])
  expect(beside - under).toBeGreaterThan(8)
})

test('more sounds than one process mixes are all heard, with the music under them', async () => {
  const lines = Array.from({ length: 450 }, (_, index) => audio(`v${index}`, 'low', index * 2, 2))
  const { path } = await makeSound(900, lines, [audio('m', 'music', 0, 900)])
  for (const seconds of [1, 10, 15, 28]) {
    expect(await bandLevelDb(path, 300, seconds, seconds + 0.5)).toBeGreaterThan(-40)
    expect(await bandLevelDb(path, 1000, seconds, seconds + 0.5)).toBeGreaterThan(-60)
  }
  expect((await probeMedia(path)).durationSeconds).toBeCloseTo(30, 1)
})
