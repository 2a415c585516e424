import type { SpeechModelV4 } from '@ai-sdk/provider'
import type { SpeechMetadata } from '../ports/options.ts'
import { finishSpeech } from './voices/finish-speech.ts'
import { espeakOf } from './voices/languages.ts'
import { tell } from './voices/tell.ts'

type CallOptions = Parameters<SpeechModelV4['doGenerate']>[0]
type Result = Awaited<ReturnType<SpeechModelV4['doGenerate']>>

const [SLOWEST, FASTEST] = [0.5, 2]

/**
 * Speaks scripts on this machine: 48 kHz mono WAV at about -18 LUFS with 90 ms of silence at both ends, `SpeechMetadata` beside it.
 * English in one of our voices; other languages in a male or female voice of theirs, whichever the chosen voice is.
 * Refuses with `nothing_to_say` a text without a speakable word and with `unknown_language` a language it has no voice for.
 */
export function createNarrator(): SpeechModelV4 {
  return { specificationVersion: 'v4', provider: 'builtin', modelId: 'narrator', doGenerate: narrate }
}

async function narrate(options: CallOptions): Promise<Result> {
  const pace = Math.max(SLOWEST, Math.min(FASTEST, options.speed ?? 1))
  const { speech, voice, language } = await tell(options.text, { voice: options.voice, language: options.language, pace })
  const { wav, durationSeconds, words, visemes } = finishSpeech(speech)
  const metadata: SpeechMetadata = { voice, language, durationSeconds, words, visemes }
  return {
    audio: wav,
    warnings: warningsFor(options, language),
    response: { timestamp: new Date(), modelId: 'narrator' },
    providerMetadata: { fablecut: metadata },
  }
}

function warningsFor(options: CallOptions, language: string): Result['warnings'] {
  const { shortcoming } = espeakOf(language)
  const otherFormat = options.outputFormat !== undefined && options.outputFormat !== 'wav'
  return [
    ...(shortcoming === undefined ? [] : [{ type: 'compatibility' as const, feature: `language ${language}`, details: shortcoming }]),
    ...(options.instructions === undefined ? [] : [{ type: 'unsupported' as const, feature: 'instructions' }]),
    ...(otherFormat ? [{ type: 'unsupported' as const, feature: 'outputFormat', details: 'The answer is WAV.' }] : []),
  ]
}
