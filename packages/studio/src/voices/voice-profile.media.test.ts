import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { expect, test } from 'vitest'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { createNarrator } from '../narrator.ts'
import { filterAudio } from '../sound/ffmpeg.ts'
import { loudnessLufs } from '../sound/loudness.ts'
import { decodeWav } from '../sound/wav.ts'
import { FOREIGN_TEXTS } from './testing/foreign-texts.ts'
import { measureVoice, type VoiceProfile } from './voice-profile.ts'

const narrator = createNarrator()
const long = process.env['TEST_LONG'] === '1'

const TEXTS = [
  'The old lighthouse stood alone on the hill. Every evening, Mara paid $5 for a lantern and walked up the path. Nobody knew why!',
  'Have you ever wondered how bees find their way home? They read the sun, the wind, and the smell of every flower.',
  'Small steps, taken daily, change everything: a page a day is a book a year.',
]

type Measurements = VoiceProfile & {
  readonly lufs: readonly number[]
  readonly peak: number
  readonly clicks: number
  readonly wordsPerMinute: number
  readonly sentencePause: number
}

async function measure(voice: string, texts: readonly string[]): Promise<Measurements> {
  const lufs: number[] = []
  const sounds: Float32Array[] = []
  const pauses: number[] = []
  let [words, seconds] = [0, 0]
  for (const text of texts) {
    const { audio, providerMetadata } = await narrator.doGenerate({ text, voice, language: 'en' })
    const sound = decodeWav(audio as Uint8Array)
    const spoken = providerMetadata!['fablecut'] as unknown as SpeechMetadata
    lufs.push(loudnessLufs(sound))
    sounds.push(sound.channels[0]!)
    words += spoken.words.length
    seconds += spoken.durationSeconds
    spoken.words.forEach((word, i) => {
      if (i > 0 && /[.?!]$/.test(spoken.words[i - 1]!.text)) pauses.push(word.startSeconds - spoken.words[i - 1]!.endSeconds)
    })
  }
  const all = Float32Array.from(sounds.flatMap((sound) => [...sound]))
  return {
    ...measureVoice(await filterAudio(all, 48_000, 'aresample=10000')),
    lufs,
    peak: all.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0),
    clicks: clicksIn(all),
    wordsPerMinute: Math.round((words / seconds) * 60),
    sentencePause: pauses.length === 0 ? 0 : pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length,
  }
}

/** Counts discontinuities: samples whose second difference far exceeds that of their surroundings. */
function clicksIn(samples: Float32Array): number {
  const secondDifference = (i: number) => Math.abs(samples[i + 1]! - 2 * samples[i]! + samples[i - 1]!)
  let clicks = 0
  for (let i = 300; i < samples.length - 300; i++) {
    if (secondDifference(i) < 0.15) continue
    let around = 0
    for (let k = -240; k < 240; k++) around += secondDifference(i + k) ** 2
    if (secondDifference(i) ** 2 < 200 * (around / 480)) continue
    clicks++
    i += 200
  }
  return clicks
}

const differenceInSteps = (x: number, y: number, step: number) => Math.log(x / y) / Math.log(1 + step)

/** Perceptual distance of two voices in just noticeable differences of pitch, formants and tempo. */
function distance(a: Measurements, b: Measurements): number {
  const [second, third] = [
    differenceInSteps(a.formantsHertz[0], b.formantsHertz[0], 0.04),
    differenceInSteps(a.formantsHertz[1], b.formantsHertz[1], 0.04),
  ]
  return Math.hypot(
    differenceInSteps(a.pitchHertz, b.pitchHertz, 0.05),
    second,
    third,
    differenceInSteps(a.wordsPerMinute, b.wordsPerMinute, 0.08),
  )
}

/** Usual median pitch of the speakers that a voice is offered as. */
const PITCH_HERTZ = { male: [85, 155], female: [165, 255] } as const

test('the voices have equal loudness and no clicks, and are distinct', { timeout: 600_000 }, async () => {
  const measurements = new Map<string, Measurements>()
  for (const { key } of VOICES) measurements.set(key, await measure(key, long ? TEXTS : TEXTS.slice(0, 1)))
  if (long)
    writeFileSync(join(import.meta.dirname, '../../../../docs/measured/voices.md'), report(measurements, await measureForeignVoices()))
  const loudness = [...measurements.values()].flatMap((voice) => voice.lufs)
  expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(1)
  for (const [key, voice] of measurements) {
    const [lowest, highest] = PITCH_HERTZ[VOICES.find((listed) => listed.key === key)!.gender]
    expect(voice.pitchHertz, key).toBeGreaterThan(lowest)
    expect(voice.pitchHertz, key).toBeLessThan(highest)
    expect(voice.clicks, key).toBe(0)
    expect(voice.peak, key).toBeLessThan(0.9)
    for (const [other, another] of measurements)
      if (other !== key) expect(distance(voice, another), `${key} and ${other}`).toBeGreaterThan(2)
  }
})

type ForeignVoice = {
  readonly voice: string
  readonly profile: VoiceProfile
  readonly lufs: number
  readonly peak: number
  readonly clicks: number
}

/** A short greeting, read by both voices of each language other than English; its words hardly matter for what is measured. */
async function measureForeignVoices(): Promise<ForeignVoice[]> {
  const measured: ForeignVoice[] = []
  for (const [language, text] of Object.entries(FOREIGN_TEXTS))
    for (const gender of ['male', 'female'] as const) {
      const voice = `${language}-${gender}`
      const { audio } = await narrator.doGenerate({ text, voice, language })
      const sound = decodeWav(audio as Uint8Array)
      const samples = sound.channels[0]!
      measured.push({
        voice,
        profile: measureVoice(await filterAudio(samples, 48_000, 'aresample=10000')),
        lufs: loudnessLufs(sound),
        peak: samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0),
        clicks: clicksIn(samples),
      })
    }
  return measured
}

const offeredAs = (key: string) => VOICES.find((voice) => voice.key === key)!.gender

const report = (measurements: ReadonlyMap<string, Measurements>, foreign: readonly ForeignVoice[]) => `# Our voices in numbers

A man's voice has a median pitch of 85 to 155 Hz, a woman's of 165 to 255 Hz. Each English voice is derived from the recording of a speaker of its gender; espeak's voices are synthetic.

## English

Three short scripts of our own in each voice. Pitch: the middle of all voiced moments and where nine tenths of the melody lie; resonances: the middle of the second and third of the throat; the nearest voice: how many just audible steps away (pitch 5 %,
resonances 4 %, pace 8 %). Clicks are samples that jump far out of what is around them. Where festival and its voice are installed, ivy, hazel, willow and juniper are its; these numbers are ${process.env['FABLECUT_FESTIVAL'] === 'off' ? 'without it' : 'from a machine with what it has'}.

Repeat: \`npm run test:long -- counts\`; it writes this page.

| voice | offered as | loudness, LUFS | peak | clicks | pitch, Hz | melody, Hz | resonances, Hz | words a minute | rest behind a sentence, s | nearest voice |
|---|---|---|---|---|---|---|---|---|---|---|
${[...measurements].map((entry) => row(entry, measurements)).join('\n')}

## Other languages

One sentence in each voice.

| voice | loudness, LUFS | peak | clicks | pitch, Hz | melody, Hz | resonances, Hz |
|---|---|---|---|---|---|---|
${foreign.map(({ voice, profile, lufs, peak, clicks }) => `| ${voice} | ${lufs.toFixed(1)} | ${peak.toFixed(2)} | ${clicks} | ${profile.pitchHertz} | ${profile.lowHertz}-${profile.highHertz} | ${profile.formantsHertz.join(', ')} |`).join('\n')}
`

function row([key, voice]: readonly [string, Measurements], measurements: ReadonlyMap<string, Measurements>): string {
  const others = [...measurements].filter(([other]) => other !== key).map(([other, another]) => [other, distance(voice, another)] as const)
  const [nearest, differenceInSteps] = others.reduce((best, entry) => (entry[1] < best[1] ? entry : best))
  const loudness = `${Math.min(...voice.lufs).toFixed(1)} to ${Math.max(...voice.lufs).toFixed(1)}`
  return `| ${key} | ${offeredAs(key)} | ${loudness} | ${voice.peak.toFixed(2)} | ${voice.clicks} | ${voice.pitchHertz} | ${voice.lowHertz}-${voice.highHertz} | ${voice.formantsHertz.join(', ')} | ${voice.wordsPerMinute} | ${voice.sentencePause.toFixed(2)} | ${nearest}, ${differenceInSteps.toFixed(1)} |`
}
