/** One caption word of a script: as written, and how long the voice rests behind it. */
export type ScriptWord = { readonly text: string; readonly rest: Rest }
export type Rest = 'none' | 'comma' | 'sentence' | 'paragraph'

/** Languages whose words are not divided by spaces. */
const UNSPACED = new Set(['zh', 'ja', 'th'])

/** The script without what nobody says: markup, emoji, variation marks. Lines stay lines. */
export function cleanScript(text: string): string {
  return text
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
    texts.forEach((text, i) => words.push({ text, rest: i === texts.length - 1 ? 'paragraph' : restAfter(text) }))
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

/** The longest rest the signs behind a word ask for. */
function restAfter(text: string): Rest {
  const signs = /[^\p{L}\p{N}]*$/u.exec(text)![0]
  if (/[.!?…。！？।؟]/u.test(signs) && !isAbbreviation(text)) return 'sentence'
  return /[,;:—–，、；：،؛]|\s-/u.test(signs) ? 'comma' : 'none'
}

const isAbbreviation = (text: string) =>
  /^\W*(mr|mrs|ms|dr|prof|st|jr|sr|gen|capt|sgt|lt|rev|gov|sen|vs|e\.g|i\.e|approx|dept|mt|fig|vol|no|[A-Z])\.$/i.test(text)

/** Seconds of silence behind a sentence; the rest inside a sentence is the engine's own. */
export function restBehind(rest: Rest, sentencePause: number): number {
  return rest === 'paragraph' ? sentencePause * 1.5 : rest === 'sentence' ? sentencePause : sentencePause * 0.5
}
