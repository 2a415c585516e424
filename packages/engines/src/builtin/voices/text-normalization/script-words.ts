/** One caption word of a script: as written, and how long the voice rests behind it. */
export type ScriptWord = { readonly text: string; readonly rest: PauseKind }
export type PauseKind = 'none' | 'comma' | 'clause' | 'ellipsis' | 'sentence' | 'paragraph'

/** Languages whose words are not divided by spaces. */
const UNSPACED = new Set(['zh', 'ja', 'th'])

/** The script without what is not spoken: markup, emoji, variation selectors, control characters. Line breaks stay. */
export function cleanScript(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u{0085}\u{2028}\u{2029}]/gu, '\n')
    .replaceAll(/(?!\n|\t)\p{Cc}|[\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, '')
    .replaceAll(/<[a-z/!][^>]*>/gi, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(#{1,6}|[-*•]|>)[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|~~|`+)/g, '')
    .replaceAll(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replaceAll(/[\u{FE0E}\u{FE0F}\u{20E3}]|\u{200D}/gu, '')
    .replaceAll(/ *(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})+(?= *[.,!?;:…])/gu, '')
    .replaceAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, ' ')
    .replaceAll(/[\u{200B}\u{2060}\u{FEFF}\u{00AD}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** Splits a cleaned script into caption words. Signs that stand alone go with the word before them (or, at the start, behind). */
export function splitWords(script: string, language: string): ScriptWord[] {
  const words: ScriptWord[] = []
  for (const paragraph of script.split(/\n+/)) {
    const texts = joinSigns(
      UNSPACED.has(language) ? segments(paragraph, language) : paragraph.split(' ').filter((word) => word !== ''),
      language,
    )
    texts.forEach((text, i) => words.push({ text, rest: i === texts.length - 1 ? 'paragraph' : restAfter(text, texts[i + 1]!) }))
  }
  return words
}

function segments(paragraph: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(paragraph)]
    .map((part) => part.segment)
    .filter((part) => part.trim() !== '')
}

const hasWord = (text: string) => /[\p{L}\p{N}$€£¥₹%&+=@]/u.test(text)
const OPENING = /^[\p{Ps}\p{Pi}"'«„]+$/u

function joinSigns(texts: readonly string[], language: string): string[] {
  const space = UNSPACED.has(language) ? '' : ' '
  const joined: string[] = []
  let opening = ''
  for (const text of texts) {
    if (hasWord(text)) joined.push(opening + text)
    else if (OPENING.test(text) || joined.length === 0) {
      opening += text + space
      continue
    } else joined.push(`${joined.pop()}${space}${text}`)
    opening = ''
  }
  return joined
}

/** The longest rest the signs behind a word ask for; dots in the middle of a sentence let it hang. */
function restAfter(text: string, next: string): PauseKind {
  const signs = /[^\p{L}\p{N}]*$/u.exec(text)![0]
  if (/…|\.\.|[!?]\W*[—–]/u.test(signs) && /^\W*\p{Ll}/u.test(next)) return 'ellipsis'
  if (/[.!?…。！？।؟]/u.test(signs) && !isAbbreviation(text)) return 'sentence'
  if (/[;:—–；：؛]|\s-/u.test(signs)) return 'clause'
  return /[,，、،]/u.test(signs) ? 'comma' : 'none'
}

const isAbbreviation = (text: string) =>
  /^\W*(mr|mrs|ms|dr|prof|st|jr|sr|gen|capt|sgt|lt|rev|gov|sen|vs|e\.g|i\.e|approx|dept|mt|fig|vol|no|[A-Z])\.$/i.test(text)

const RESTS: Readonly<Record<PauseKind, number>> = { none: 0, comma: 0.5, clause: 0.7, ellipsis: 1.25, sentence: 1, paragraph: 1.7 }

/** Seconds of silence the signs behind a word ask for, 0 behind a word without signs. */
export function pauseAfter(rest: PauseKind, sentencePause: number): number {
  return RESTS[rest] * sentencePause
}
