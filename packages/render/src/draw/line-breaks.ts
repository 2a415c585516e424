import { isJapaneseEnding } from '@fablecut/domain/captions/is-japanese-ending'

/** An unbreakable segment of text; `spaceBefore`: whether a space separates it from the previous segment. */
export type WordSegment = { readonly text: string; readonly spaceBefore: boolean }

const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々ๆฯ]/u
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u

const words = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Grapheme clusters. */
export const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map((each) => each.segment)

/** Words of a writing system without spaces: particles and endings stay with the Japanese word before them, closing punctuation with the previous word, opening punctuation with the next. */
function wordsWithin(run: string): string[] {
  const segments: string[] = []
  for (const { segment } of words.segment(run)) {
    const last = segments.at(-1)
    if (last !== undefined && (NEVER_FIRST.test(segment) || NEVER_LAST.test(last) || isJapaneseEnding(last, segment)))
      segments[segments.length - 1] = last + segment
    else segments.push(segment)
  }
  return segments
}

/** Splits a text at break opportunities: at spaces, and between words of writing systems without spaces. */
export function segmentText(text: string): WordSegment[] {
  return text
    .split(/\s+/u)
    .filter((run) => run !== '')
    .flatMap((run) =>
      (WITHOUT_SPACES.test(run) ? wordsWithin(run) : [run]).map((segment, index) => ({ text: segment, spaceBefore: index === 0 })),
    )
}

type Measure = (text: string) => number

/** Tolerance for different letter widths when a word is split into even parts. */
const EVEN_SLACK = 1.08

/** Splits a segment that is wider than the line into parts of similar width, between grapheme clusters. */
function splitToFit(segment: WordSegment, maxWidth: number, measure: Measure): WordSegment[] {
  const width = measure(segment.text)
  if (width <= maxWidth) return [segment]
  const partWidth = Math.min(maxWidth, (width / Math.ceil(width / maxWidth)) * EVEN_SLACK)
  const parts: string[] = ['']
  for (const letter of lettersOf(segment.text)) {
    const extended = `${parts.at(-1)}${letter}`
    if (parts.at(-1) !== '' && measure(extended) > partWidth) parts.push(letter)
    else parts[parts.length - 1] = extended
  }
  return parts.map((text, index) => ({ text, spaceBefore: index === 0 && segment.spaceBefore }))
}

function fillLines(segments: readonly WordSegment[], maxWidth: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const segment of segments) {
    const last = lines.at(-1)
    const extended = last === undefined ? segment.text : `${last}${segment.spaceBefore ? ' ' : ''}${segment.text}`
    if (last !== undefined && measure(extended) <= maxWidth) lines[lines.length - 1] = extended
    else lines.push(segment.text)
  }
  return lines
}

/** Balances lines: finds the smallest width that does not need more lines. */
function balance(segments: readonly WordSegment[], maxWidth: number, measure: Measure): string[] {
  const full = fillLines(segments, maxWidth, measure)
  let low = maxWidth / full.length / 2
  let high = maxWidth
  let best = full
  for (let step = 0; step < 8 && full.length > 1; step++) {
    const middle = (low + high) / 2
    const lines = fillLines(segments, middle, measure)
    const fits = lines.length <= full.length && lines.every((line) => measure(line) <= maxWidth)
    if (fits) best = lines
    if (fits) high = middle
    else low = middle
  }
  return best
}

/** Breaks a text into as few lines as possible, no wider than `maxWidth` and of similar length; line feeds are preserved. */
export function breakLines(text: string, maxWidth: number, measure: Measure): string[] {
  return text
    .split(/\r?\n/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph) =>
      balance(
        segmentText(paragraph).flatMap((segment) => splitToFit(segment, maxWidth, measure)),
        maxWidth,
        measure,
      ),
    )
}
