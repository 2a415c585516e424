import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { LISTENER_TEXTS } from './listener-texts.ts'
import { createListener } from '@fablecut/studio/listener'
import { createNarrator } from '@fablecut/studio/narrator'
import { runFfmpeg } from '@fablecut/studio/sound/ffmpeg'

process.env['FABLECUT_DATA'] = '/nowhere'
const [narrator, listener] = [createNarrator(), createListener()]

/** Speakers: in English voices that the recogniser was not tuned with; other languages have only two voices, varied by `throat`. */
type Speaker = { readonly voice: string; readonly pace: number; readonly throat: number; readonly film: boolean }
const ENGLISH: readonly Speaker[] = ['hazel', 'ash', 'linden', 'willow', 'briar', 'juniper'].flatMap((voice) => [
  { voice, pace: 0.9, throat: 1, film: false },
  { voice, pace: 1.15, throat: 1, film: true },
])
const OTHERS: readonly Speaker[] = [
  { voice: 'rowan', pace: 0.85, throat: 0.92, film: false },
  { voice: 'rowan', pace: 1.2, throat: 1.07, film: true },
  { voice: 'ivy', pace: 0.9, throat: 1.1, film: true },
  { voice: 'ivy', pace: 1.15, throat: 0.94, film: false },
]

/** In milliseconds: deviation of the recognised word starts from those of the speech engine. */
async function errorsOf(text: string, language: string, { voice, pace, throat, film }: Speaker): Promise<number[]> {
  const { audio, providerMetadata } = await narrator.doGenerate({ text, voice, language, speed: pace })
  const { words } = providerMetadata!['fablecut'] as unknown as SpeechMetadata
  const another = `[0]asetrate=${Math.round(48_000 * throat)},aresample=48000`
  const music = film ? `${another}[voice];aevalsrc=${CHORDS}:s=48000:d=60[music];[voice][music]amix=normalize=0:duration=first` : another
  const heardSound = await runFfmpeg(
    ['-i', 'pipe:0', '-filter_complex', music, '-c:a', 'libopus', '-b:a', '32k', '-f', 'ogg', 'pipe:1'],
    audio as Uint8Array,
  )
  const transcript = await listener.doGenerate({
    audio: heardSound,
    mediaType: 'audio/ogg',
    providerOptions: { fablecut: { knownText: text, language } },
  })
  if (transcript.words!.length !== words.length) throw new Error(`${words.length} words were said and ${transcript.words!.length} heard`)
  return transcript.words!.map((word, i) => Math.abs(word.startSecond - words[i]!.startSeconds / throat) * 1000)
}

/** Two alternating chords, about 20 dB below the voice. */
const CHORDS = '0.012*(sin(2*PI*t*if(lt(mod(t\\,2)\\,1)\\,220\\,196))+sin(2*PI*t*if(lt(mod(t\\,2)\\,1)\\,277\\,247))+sin(2*PI*t*330))'

/** For every word of the first `texts` scripts of a language, in milliseconds, sorted. */
export async function measure(language: string, speakers: readonly Speaker[], texts = 1): Promise<number[]> {
  const errors: number[] = []
  for (const text of LISTENER_TEXTS[language]!.slice(0, texts))
    for (const speaker of speakers) errors.push(...(await errorsOf(text, language, speaker)))
  return errors.sort((a, b) => a - b)
}

export const at = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!)
export const speakersOf = (language: string) => (language === 'en' ? ENGLISH : OTHERS)
export const limitOf = (language: string) => (language === 'en' ? 80 : 150)
