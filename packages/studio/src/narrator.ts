import type { SpeechModelV4 } from '@ai-sdk/provider'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { encodeWav } from './sound/wav.ts'
import { englishVoice } from './voices/english/english-voices.ts'
import { finishSpeech, SPEECH_RATE } from './voices/finish-speech.ts'
import { espeakVoiceOf } from './voices/languages.ts'
import { synthesizeScript } from './voices/synthesize-script.ts'

type CallOptions = Parameters<SpeechModelV4['doGenerate']>[0]
type Result = Awaited<ReturnType<SpeechModelV4['doGenerate']>>

const [MIN_SPEED, MAX_SPEED] = [0.5, 2]

/**
 * Local speech synthesis: 48 kHz mono WAV at about -18 LUFS with 90 ms of silence at both ends, and `SpeechMetadata`. English has several
 * voices; other languages have a male and a female one, by the gender of the requested voice. An installed voice (`npm run engines`) is
 * used for English when requested by name, and for its own language if the gender matches. A text without a speakable word gives a short
 * silence with a warning. Refuses languages without a voice (`unknown_language`).
 */
export function createNarrator(): SpeechModelV4 {
  return { specificationVersion: 'v4', provider: 'builtin', modelId: 'narrator', doGenerate: narrate }
}

async function narrate(options: CallOptions): Promise<Result> {
  const pace = Math.max(MIN_SPEED, Math.min(MAX_SPEED, options.speed ?? 1))
  const result = await synthesizeScript(options.text, {
    voice: options.voice,
    language: options.language,
    pace,
    allowInstalled: true,
  }).catch(ignoreTextWithoutWords)
  if (result === undefined) return silence(options)
  const { speech, voice, language, installedVoiceError } = result
  const { wav, durationSeconds, words, visemes } = finishSpeech(speech)
  const metadata: SpeechMetadata = { voice, language, durationSeconds, words, visemes }
  return {
    audio: wav,
    warnings: [
      ...warningsFor(options, language, voice),
      ...(installedVoiceError === undefined ? [] : [installedVoiceWarning(installedVoiceError)]),
    ],
    response: { timestamp: new Date(), modelId: 'narrator' },
    providerMetadata: { fablecut: metadata },
  }
}

function ignoreTextWithoutWords(cause: unknown): undefined {
  if (!(cause instanceof EngineRefusal && cause.code === 'nothing_to_say')) throw cause
}

/** Silence for a text without words: 0.5 s and 0.1 s per character, at most 2 s. */
function silence(options: CallOptions): Result {
  const durationSeconds = Math.min(2, 0.5 + 0.1 * [...options.text.trim()].length)
  const metadata: SpeechMetadata = {
    voice: englishVoice(options.voice).key,
    language: options.language === undefined || options.language === 'auto' ? 'en' : options.language,
    durationSeconds,
    words: [],
    visemes: [],
  }
  return {
    audio: encodeWav({ sampleRate: SPEECH_RATE, channels: [new Float32Array(Math.round(durationSeconds * SPEECH_RATE))] }),
    warnings: [{ type: 'other', message: 'The text has no word that can be spoken: this is silence.' }],
    response: { timestamp: new Date(), modelId: 'narrator' },
    providerMetadata: { fablecut: metadata },
  }
}

const installedVoiceWarning = (error: string) => ({
  type: 'other' as const,
  message: `The installed voice could not speak, one of ours did: ${error}`,
})

function warningsFor(options: CallOptions, language: string, voice: string): Result['warnings'] {
  const isBuiltIn = voice === `${language}-female` || voice === `${language}-male`
  const limitation = isBuiltIn ? espeakVoiceOf(language).limitation : undefined
  const isOtherFormat = options.outputFormat !== undefined && options.outputFormat !== 'wav'
  return [
    ...(limitation === undefined ? [] : [{ type: 'compatibility' as const, feature: `language ${language}`, details: limitation }]),
    ...(options.instructions === undefined ? [] : [{ type: 'unsupported' as const, feature: 'instructions' }]),
    ...(isOtherFormat ? [{ type: 'unsupported' as const, feature: 'outputFormat', details: 'The answer is WAV.' }] : []),
  ]
}
