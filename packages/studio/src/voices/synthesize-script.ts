import { EngineRefusal } from '@fablecut/generation/engine-error'
import { cleanScript } from '@fablecut/generation/script/clean-script'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { chooseVoice } from '../optional/choose-installed.ts'
import { englishVoice, genderOf, isAutoVoice } from './english/english-voices.ts'
import { synthesizeEnglish } from './english/synthesize-english.ts'
import { synthesizeForeign } from './synthesize-foreign.ts'
import { spokenLanguage } from './languages.ts'
import { splitWords, type ScriptWord } from './text-normalization/script-words.ts'
import { synthesizeWithInstalled } from './synthesizers/synthesize-with-installed.ts'
import type { Speech } from './speech.ts'

/** Voice, language and speed of a synthesis. */
type SynthesisOptions = {
  /** A key of VOICES, the name of an installed voice, or `auto`. */
  readonly voice?: string
  /** ISO 639-1; absent or `auto`: detected from the text. */
  readonly language?: string
  /** Speed factor; above 1 is faster. */
  readonly pace: number
  /** Whether installed voices may be used. */
  readonly allowInstalled: boolean
}

/** `voice`: the voice in use; a key of VOICES, `es-female` in other languages, or the name of an installed voice. `fault`: error of the installed voice, if it failed. */
export type SynthesizedScript = {
  readonly speech: Speech
  readonly language: string
  readonly voice: string
  readonly installedVoiceError?: string
}

/** Synthesizes a script. Rejects with EngineRefusal `nothing_to_say` or `unknown_language`. */
export async function synthesizeScript(text: string, options: SynthesisOptions): Promise<SynthesizedScript> {
  const script = cleanScript(text)
  const language = languageOf(script, options.language)
  const words = splitWords(script, language)
  const spoken = await synthesizeWithFallback(words, language, options)
  if (spoken.speech.words.length === 0) throw new EngineRefusal('nothing_to_say', 'The script has no word that can be spoken.')
  return spoken
}

/** Falls back to a built-in voice if an installed voice fails. */
async function synthesizeWithFallback(
  words: readonly ScriptWord[],
  language: string,
  options: SynthesisOptions,
): Promise<SynthesizedScript> {
  try {
    const spoken = await synthesizeWithInstalledVoice(words, language, options)
    if (spoken !== undefined) return spoken
  } catch (cause) {
    return { ...(await synthesizeWithBuiltinVoice(words, language, options)), installedVoiceError: String(cause) }
  }
  return synthesizeWithBuiltinVoice(words, language, options)
}

async function synthesizeWithBuiltinVoice(
  words: readonly ScriptWord[],
  language: string,
  { voice: key, pace }: SynthesisOptions,
): Promise<SynthesizedScript> {
  const [voice, gender] = [englishVoice(key), genderOf(key)]
  if (language === 'en') return { speech: await synthesizeEnglish(words, voice, pace), language, voice: voice.key }
  return { speech: await synthesizeForeign(words, language, gender, pace), language, voice: `${language}-${gender}` }
}

/** Undefined if no installed voice applies. */
async function synthesizeWithInstalledVoice(
  words: readonly ScriptWord[],
  language: string,
  options: SynthesisOptions,
): Promise<SynthesizedScript | undefined> {
  const { voice: key, pace } = options
  const voice = options.allowInstalled ? chooseVoice(key, language, isAutoVoice(key) ? undefined : genderOf(key)) : undefined
  if (voice === undefined) return undefined
  const reference = async (part: readonly ScriptWord[]) => (await synthesizeWithBuiltinVoice(part, language, options)).speech
  return { speech: await synthesizeWithInstalled(voice, words, language, pace, reference), language, voice: voice.name }
}

function languageOf(script: string, requested: string | undefined): string {
  const code = requested === undefined || requested === 'auto' ? detectLanguage(script) : requested
  const language = spokenLanguage(code)
  if (language === undefined) throw new EngineRefusal('unknown_language', `There is no built-in voice for the language "${code}".`)
  return language
}
