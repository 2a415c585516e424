/** Longest comment, in characters. */
export const MAX_COMMENT_CHARACTERS = 1000

/** Control characters, and what sets the direction of text around it or is not seen: it hides words from readers and moderation. */
const INVISIBLE =
  /[\p{Cc}\u{FFF9}-\u{FFFB}]|(?!\u{200C}|\u{200D}|\p{Variation_Selector}|[\u{E0000}-\u{E0FFF}])\p{Default_Ignorable_Code_Point}/gu
/** One selects the look of a character; more in a row carry hidden text. */
const STACKED_SELECTORS = /(\p{Variation_Selector})\p{Variation_Selector}+/gu
/** The tags of a flag, as of Scotland, are part of its emoji; others are not seen. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E00FF}]/gu
/** Joiners belong to emoji and letters, but not to those of Latin, Cyrillic and Greek, which they would only hide from moderation. */
const STRAY_JOINERS =
  /(?:(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])|(?<=\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}))[\u{200C}\u{200D}]+/gu
/** More marks on one letter than any script has. */
const STACKED_MARKS = /(\p{Mn}{4})\p{Mn}+/gu

/** A comment as it is stored: composed characters, without invisible and direction characters, and with at most one empty line in a row. */
export const cleanComment = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u{2028}\u{2029}\u{85}]/gu, '\n')
    .replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(TAGS, '$1')
    .replace(STACKED_SELECTORS, '$1')
    .replace(STRAY_JOINERS, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
