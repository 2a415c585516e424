/** A caption word of a script: as written, and the pause after it. */
export type ScriptWord = { readonly text: string; readonly pause: PauseKind }
export type PauseKind = 'none' | 'comma' | 'clause' | 'ellipsis' | 'sentence' | 'paragraph'

/** Languages without spaces between words. */
const UNSPACED = new Set(['zh', 'ja', 'th'])

/** Splits a cleaned script into caption words. Separate punctuation is attached to the previous word (opening punctuation and a leading mark to the next). */
export function splitWords(script: string, language: string): ScriptWord[] {
  const words: ScriptWord[] = []
  for (const paragraph of script.split(/\n+/)) {
    const texts = attachPunctuation(
      UNSPACED.has(language) ? segments(paragraph, language) : paragraph.split(' ').filter((word) => word !== ''),
      language,
    )
    texts.forEach((text, i) => words.push({ text, pause: i === texts.length - 1 ? 'paragraph' : pauseKindAfter(text, texts[i + 1]!) }))
  }
  return words
}

function segments(paragraph: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(paragraph)]
    .map((part) => part.segment)
    .filter((part) => part.trim() !== '')
}

const hasWord = (text: string) => /[\p{L}\p{N}\p{Sc}%&+=@]/u.test(text)
const OPENING = /^[\p{Ps}\p{Pi}"'«„]+$/u

function attachPunctuation(texts: readonly string[], language: string): string[] {
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

/** The longest pause of the punctuation after a word; dots inside a sentence are an ellipsis. */
function pauseKindAfter(text: string, next: string): PauseKind {
  const punctuation = /[^\p{L}\p{N}]*$/u.exec(text)![0]
  if (/…|\.\.|[!?]\W*[—–]/u.test(punctuation) && /^\W*\p{Ll}/u.test(next)) return 'ellipsis'
  if (/[.!?…。！？।؟]/u.test(punctuation) && !isAbbreviation(text)) return 'sentence'
  if (/[;:—–；：؛]|\s-/u.test(punctuation)) return 'clause'
  return /[,，、،]/u.test(punctuation) ? 'comma' : 'none'
}

const isAbbreviation = (text: string) =>
  /^\W*(mr|mrs|ms|dr|prof|st|jr|sr|gen|capt|sgt|lt|rev|gov|sen|vs|e\.g|i\.e|approx|dept|mt|fig|vol|no|[A-Z])\.$/i.test(text)

const PAUSE_RATIOS: Readonly<Record<PauseKind, number>> = { none: 0, comma: 0.5, clause: 0.7, ellipsis: 1.25, sentence: 1, paragraph: 1.7 }

/** Length of a pause in seconds. `sentencePause`: length of the pause after a sentence in seconds. */
export function pauseSeconds(rest: PauseKind, sentencePause: number): number {
  return PAUSE_RATIOS[rest] * sentencePause
}
