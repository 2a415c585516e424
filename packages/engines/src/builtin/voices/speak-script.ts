import { EngineRefusal } from '../../engine-error.ts'
import { chooseVoice } from '../../optional/choose-installed.ts'
import { detectLanguage } from '../writer/detect-language.ts'
import { englishVoice, genderOf, isAutoVoice } from './cast.ts'
import { speakEnglishScript } from './english/english-speech.ts'
import { speakForeignScript } from './foreign-speech.ts'
import { spokenLanguage } from './languages.ts'
import { cleanScript, splitWords, type ScriptWord } from './text-normalization/script-words.ts'
import { speakInstalled } from './synthesizers/speak-installed.ts'
import type { Speech } from './speech.ts'

/** Who tells a text and how. */
type Telling = {
  /** A key of VOICES, the name of an installed voice, or `auto`. */
  readonly voice?: string
  /** ISO 639-1; absent or `auto`: found in the text. */
  readonly language?: string
  /** Above 1 is faster. */
  readonly pace: number
  /** Whether a voice that a user installed may speak. */
  readonly installed: boolean
}

/** `voice` names who really spoke: a key of VOICES, `es-female` in other languages, or an installed voice. `fault`: why the installed one did not. */
export type SpokenScript = { readonly speech: Speech; readonly language: string; readonly voice: string; readonly fault?: string }

/** Speaks a script. Refuses with `nothing_to_say` or `unknown_language`. */
export async function speakScript(text: string, telling: Telling): Promise<SpokenScript> {
  const script = cleanScript(text)
  const language = languageOf(script, telling.language)
  const words = splitWords(script, language)
  const told = await tellAnyhow(words, language, telling)
  if (told.speech.words.length === 0) throw new EngineRefusal('nothing_to_say', 'The script has no word that can be spoken.')
  return told
}

/** An installed voice that fails costs its sound, not the film: our own speaks then. */
async function tellAnyhow(words: readonly ScriptWord[], language: string, telling: Telling): Promise<SpokenScript> {
  try {
    const told = await tellInstalled(words, language, telling)
    if (told !== undefined) return told
  } catch (cause) {
    return { ...(await tellOurselves(words, language, telling)), fault: String(cause) }
  }
  return tellOurselves(words, language, telling)
}

async function tellOurselves(words: readonly ScriptWord[], language: string, { voice: key, pace }: Telling): Promise<SpokenScript> {
  const [voice, gender] = [englishVoice(key), genderOf(key)]
  if (language === 'en') return { speech: await speakEnglishScript(words, voice, pace), language, voice: voice.key }
  return { speech: await speakForeignScript(words, language, gender, pace), language, voice: `${language}-${gender}` }
}

/** Undefined where no installed voice should speak. */
async function tellInstalled(words: readonly ScriptWord[], language: string, telling: Telling): Promise<SpokenScript | undefined> {
  const { voice: key, pace } = telling
  const voice = telling.installed ? chooseVoice(key, language, isAutoVoice(key) ? undefined : genderOf(key)) : undefined
  if (voice === undefined) return undefined
  const reference = async (some: readonly ScriptWord[]) => (await tellOurselves(some, language, telling)).speech
  return { speech: await speakInstalled(voice, words, language, pace, reference), language, voice: voice.name }
}

function languageOf(script: string, asked: string | undefined): string {
  const code = asked === undefined || asked === 'auto' ? detectLanguage(script) : asked
  const language = spokenLanguage(code)
  if (language === undefined) throw new EngineRefusal('unknown_language', `There is no built-in voice for the language "${code}".`)
  return language
}
