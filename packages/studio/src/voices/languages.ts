type EspeakVoice = {
  readonly voice: string
  /** espeak's rate parameter, nominally words per minute; the actual rate depends on the language. */
  readonly rate: number
  /** espeak's variant for the female voice. Default `f2`. */
  readonly femaleVariant?: string
  /** Known limitation of the voice, reported as a warning. */
  readonly limitation?: string
}

const LANGUAGES: Readonly<Record<string, EspeakVoice>> = {
  en: { voice: 'en-us', rate: 150 },
  zh: { voice: 'cmn-latn-pinyin', rate: 165 },
  es: { voice: 'es', rate: 150 },
  fr: { voice: 'fr', rate: 132 },
  de: { voice: 'de', rate: 145 },
  ja: { voice: 'ja', rate: 150 },
  ko: { voice: 'ko', rate: 150 },
  pt: { voice: 'pt-br', rate: 150 },
  ru: { voice: 'ru', rate: 145 },
  ar: { voice: 'ar', rate: 140, limitation: 'Arabic without vowel marks is read without its short vowels.' },
  hi: { voice: 'hi', rate: 145 },
  it: { voice: 'it', rate: 150 },
  nl: { voice: 'nl', rate: 135 },
  sv: { voice: 'sv', rate: 138 },
  da: { voice: 'da', rate: 130 },
  nb: { voice: 'nb', rate: 138 },
  fi: { voice: 'fi', rate: 145 },
  pl: { voice: 'pl', rate: 145 },
  tr: { voice: 'tr', rate: 145 },
  th: {
    voice: 'id',
    rate: 140,
    limitation: 'Thai is read from its spelling with Indonesian sounds: without tones, rare spellings wrong.',
  },
  vi: { voice: 'vi', rate: 122, femaleVariant: 'f5' },
  ms: { voice: 'ms', rate: 145 },
  tl: { voice: 'id', rate: 145, limitation: 'Tagalog is read by the Indonesian voice, whose spelling is nearest.' },
  id: { voice: 'id', rate: 145 },
  he: { voice: 'he', rate: 145, limitation: 'Hebrew without vowel points is read without most of its vowels.' },
  el: { voice: 'el', rate: 145 },
  bn: { voice: 'bn', rate: 145 },
  ta: { voice: 'ta', rate: 140 },
  uk: { voice: 'uk', rate: 145 },
  cs: { voice: 'cs', rate: 145 },
  ro: { voice: 'ro', rate: 145 },
  hu: { voice: 'hu', rate: 145 },
}

/** Other codes of the same languages. */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', fil: 'tl', cmn: 'zh', yue: 'zh' }

/** `es-MX` -> `es`, `fil` -> `tl`; undefined for a language without a voice. */
export function spokenLanguage(code: string): string | undefined {
  const short = code.toLowerCase().split(/[-_]/)[0]!
  const known = ALIASES[short] ?? short
  return LANGUAGES[known] === undefined ? undefined : known
}

/** Voice and rate of a language of `spokenLanguage`; English for others. */
export function espeakVoiceOf(language: string): EspeakVoice {
  return LANGUAGES[language] ?? LANGUAGES['en']!
}
