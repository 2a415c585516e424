import { DETECT_LANGUAGES, type DetectLanguage } from '../../captions/languages.ts'

export type TranslationLanguage = Exclude<DetectLanguage, 'auto'>

/** ISO 639-1 codes of the languages that a story can be translated to: each has a built-in voice and letters for its captions. */
export const TRANSLATION_LANGUAGES: readonly TranslationLanguage[] = DETECT_LANGUAGES.filter((language) => language !== 'auto')

/** Most lines of one request for a translation. */
export const MAX_TRANSLATED_LINES = 20
/** Longest line, in UTF-16 code units. */
export const MAX_LINE_LENGTH = 5000

/** Shots whose narration is translated: visible ones that say something. */
export const isNarrated = ({ voiceOver, isHidden }: { readonly voiceOver: string; readonly isHidden: boolean }): boolean =>
  !isHidden && /[\p{L}\p{N}]/u.test(voiceOver)

/** Name of a language in itself, with a capital where its writing has them: `Español`. */
export function nameInItself(language: TranslationLanguage): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** `The Lighthouse` in Spanish: `The Lighthouse (Español)`, at most `maxCharacters` code points long; the title is shortened. */
export function titleOfTranslation(title: string, language: TranslationLanguage, maxCharacters: number): string {
  const suffix = ` (${nameInItself(language)})`
  return (
    [...title]
      .slice(0, maxCharacters - [...suffix].length)
      .join('')
      .trimEnd() + suffix
  )
}
