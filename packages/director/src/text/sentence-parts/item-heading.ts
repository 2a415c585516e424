import { wordCount } from '../word-count.ts'

const ITEM_HEADING =
  /^(?:(?:number|tip|rule|step|habit|reason|sign|mistake|myth|lesson|fact|trick|idea|option|day|week|part|ingredient) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)|first|second|third|fourth|fifth|finally|lastly|myth|fact|tip|bonus|pro tip)\s?[:–—-] ?/iu

/** What numbers the item of a list at the beginning of its sentence, with its colon: `Step two: `; undefined without. */
export const itemHeadingOf = (text: string): string | undefined => ITEM_HEADING.exec(text)?.[0]

/** Words of the heading that numbers the item of a list; 0 without. */
export const itemHeadingWords = (text: string): number => wordCount(itemHeadingOf(text) ?? '')
