/** Languages of caption detection, in the order of the selector. */
export const DETECT_LANGUAGES = [
  ...(['auto', 'en', 'zh', 'es', 'fr', 'de', 'ja', 'ko', 'pt', 'ru', 'ar', 'hi'] as const),
  ...(['it', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'tr', 'th', 'vi', 'ms', 'tl'] as const),
] as const
export type DetectLanguage = (typeof DETECT_LANGUAGES)[number]
