import type { SpeechModelV4 } from '@ai-sdk/provider'
import { EngineRefusal } from '../engine-error.ts'
import type { SpeechMetadata } from '../ports/options.ts'
import { englishVoice, genderOf } from './voices/cast.ts'
import { speakEnglishScript } from './voices/english-speech.ts'
import { finishSpeech } from './voices/finish-speech.ts'
import { speakForeignScript } from './voices/foreign-speech.ts'
import { espeakOf, spokenLanguage } from './voices/languages.ts'
import { cleanScript, splitWords } from './voices/script-words.ts'
import type { Speech } from './voices/speech.ts'
import { detectLanguage } from './writer/detect-language.ts'

type CallOptions = Parameters<SpeechModelV4['doGenerate']>[0]
type Result = Awaited<ReturnType<SpeechModelV4['doGenerate']>>
type Told = { readonly speech: Speech; readonly voice: string }

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
  const script = cleanScript(options.text)
  const language = languageOf(script, options.language)
  const words = splitWords(script, language)
  const pace = Math.max(SLOWEST, Math.min(FASTEST, options.speed ?? 1))
  const { speech, voice } = await tell(words, language, options.voice, pace)
  if (speech.words.length === 0) throw new EngineRefusal('nothing_to_say', 'The script has no word that can be spoken.')
  const { wav, durationSeconds, words: timed } = finishSpeech(speech)
  const metadata: SpeechMetadata = { voice, language, durationSeconds, words: timed }
  return {
    audio: wav,
    warnings: warningsFor(options, language),
    response: { timestamp: new Date(), modelId: 'narrator' },
    providerMetadata: { fablecut: metadata },
  }
}

function languageOf(script: string, asked: string | undefined): string {
  const code = asked === undefined || asked === 'auto' ? detectLanguage(script) : asked
  const language = spokenLanguage(code)
  if (language === undefined) throw new EngineRefusal('unknown_language', `There is no built-in voice for the language "${code}".`)
  return language
}

async function tell(
  words: Parameters<typeof speakEnglishScript>[0],
  language: string,
  key: string | undefined,
  pace: number,
): Promise<Told> {
  if (language === 'en') {
    const voice = englishVoice(key)
    return { speech: await speakEnglishScript(words, voice, pace), voice: voice.key }
  }
  const gender = genderOf(key)
  return { speech: await speakForeignScript(words, language, gender, pace), voice: `${language}-${gender}` }
}

function warningsFor(options: CallOptions, language: string): Result['warnings'] {
  const { shortcoming } = espeakOf(language)
  return [
    ...(shortcoming === undefined ? [] : [{ type: 'compatibility' as const, feature: `language ${language}`, details: shortcoming }]),
    ...(options.instructions === undefined ? [] : [{ type: 'unsupported' as const, feature: 'instructions' }]),
    ...(options.outputFormat === undefined || options.outputFormat === 'wav'
      ? []
      : [{ type: 'unsupported' as const, feature: 'outputFormat', details: 'The answer is WAV.' }]),
  ]
}
