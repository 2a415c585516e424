import type { FilmWord } from './film-words.ts'

/** Sounds of hesitation by language; words that also mean something are left out. */
const FILLERS_BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  en: ['um', 'umm', 'uh', 'uhm', 'uhh', 'er', 'erm', 'hmm', 'mhm'],
  de: ['äh', 'ähm', 'öh', 'öhm', 'hm'],
  fr: ['euh', 'heu', 'hum', 'bah'],
  es: ['eh', 'ehm', 'em', 'mmm'],
  it: ['ehm', 'mah', 'uhm'],
  pt: ['hã', 'ahn', 'hum'],
  nl: ['eh', 'ehm', 'uh'],
  sv: ['öh', 'eh', 'ehm'],
  da: ['øh', 'øhm', 'æh'],
  nb: ['eh', 'øh', 'ehm'],
  fi: ['öö', 'ööh', 'hmm'],
  pl: ['yyy', 'eee', 'hmm'],
  tr: ['ııı', 'eee', 'hmm'],
  ru: ['эм', 'ээ', 'эээ', 'хм'],
  ja: ['えーと', 'えっと', 'えー', 'あのー'],
  ko: ['음', '어'],
  zh: ['嗯', '呃'],
}

const FILLERS: ReadonlySet<string> = new Set(Object.values(FILLERS_BY_LANGUAGE).flat())

/** Whether a word is only a sound of hesitation, in any language. */
export const isFillerWord = ({ text }: Pick<FilmWord, 'text'>): boolean =>
  FILLERS.has(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}ー]/gu, ''),
  )
