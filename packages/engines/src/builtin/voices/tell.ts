import { EngineRefusal } from '../../engine-error.ts'
import { detectLanguage } from '../writer/detect-language.ts'
import { englishVoice, genderOf } from './cast.ts'
import { speakEnglishScript } from './english-speech.ts'
import { speakForeignScript } from './foreign-speech.ts'
import { spokenLanguage } from './languages.ts'
import { cleanScript, splitWords } from './script-words.ts'
import type { Speech } from './speech.ts'

/** Who tells a text and how. */
type Telling = {
  /** A key of VOICES or `auto`. */
  readonly voice?: string
  /** ISO 639-1; absent or `auto`: found in the text. */
  readonly language?: string
  /** Above 1 is faster. */
  readonly pace: number
}

/** `voice` names who really spoke: a key of VOICES, or `es-female` in other languages. */
export type Told = { readonly speech: Speech; readonly language: string; readonly voice: string }

/** Speaks a text as its creator wrote it. Refuses `nothing_to_say` and `unknown_language`. */
export async function tell(text: string, { voice: key, language: asked, pace }: Telling): Promise<Told> {
  const script = cleanScript(text)
  const language = languageOf(script, asked)
  const words = splitWords(script, language)
  const voice = englishVoice(key)
  const gender = genderOf(key)
  const speech = language === 'en' ? await speakEnglishScript(words, voice, pace) : await speakForeignScript(words, language, gender, pace)
  if (speech.words.length === 0) throw new EngineRefusal('nothing_to_say', 'The script has no word that can be spoken.')
  return { speech, language, voice: language === 'en' ? voice.key : `${language}-${gender}` }
}

function languageOf(script: string, asked: string | undefined): string {
  const code = asked === undefined || asked === 'auto' ? detectLanguage(script) : asked
  const language = spokenLanguage(code)
  if (language === undefined) throw new EngineRefusal('unknown_language', `There is no built-in voice for the language "${code}".`)
  return language
}
