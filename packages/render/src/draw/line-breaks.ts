/** Text that is never broken unless it is wider than a line; `spaceBefore` where a space stands between it and the piece before. */
export type WordSegment = { readonly text: string; readonly spaceBefore: boolean }

const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々ๆฯ]/u
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u

const words = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map((each) => each.segment)

/** Words of a language written without spaces; closing marks stay with what is before, opening ones with what follows. */
function wordsWithin(run: string): string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(run)) {
    const last = pieces.at(-1)
    if (last !== undefined && (NEVER_FIRST.test(segment) || NEVER_LAST.test(last))) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/** Where a text may be broken: at spaces, and between words of languages that write none. */
export function segmentText(text: string): WordSegment[] {
  return text
    .split(/\s+/u)
    .filter((run) => run !== '')
    .flatMap((run) =>
      (WITHOUT_SPACES.test(run) ? wordsWithin(run) : [run]).map((piece, index) => ({ text: piece, spaceBefore: index === 0 })),
    )
}

type Measure = (text: string) => number

/** Room for letters of different width where a word is cut into even parts. */
const EVEN_SLACK = 1.08

/** A piece wider than the line is cut into parts of about the same width, between letters as users see them. */
function cutToFit(piece: WordSegment, maxWidth: number, measure: Measure): WordSegment[] {
  const width = measure(piece.text)
  if (width <= maxWidth) return [piece]
  const partWidth = Math.min(maxWidth, (width / Math.ceil(width / maxWidth)) * EVEN_SLACK)
  const parts: string[] = ['']
  for (const letter of lettersOf(piece.text)) {
    const longer = `${parts.at(-1)}${letter}`
    if (parts.at(-1) !== '' && measure(longer) > partWidth) parts.push(letter)
    else parts[parts.length - 1] = longer
  }
  return parts.map((text, index) => ({ text, spaceBefore: index === 0 && piece.spaceBefore }))
}

function fill(pieces: readonly WordSegment[], maxWidth: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    const longer = last === undefined ? piece.text : `${last}${piece.spaceBefore ? ' ' : ''}${piece.text}`
    if (last !== undefined && measure(longer) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(piece.text)
  }
  return lines
}

/** The narrowest width that needs no more lines: lines of about the same length instead of a full one and a rest. */
function balance(pieces: readonly WordSegment[], maxWidth: number, measure: Measure): string[] {
  const full = fill(pieces, maxWidth, measure)
  let low = maxWidth / full.length / 2
  let high = maxWidth
  let best = full
  for (let step = 0; step < 8 && full.length > 1; step++) {
    const middle = (low + high) / 2
    const lines = fill(pieces, middle, measure)
    const fits = lines.length <= full.length && lines.every((line) => measure(line) <= maxWidth)
    if (fits) best = lines
    if (fits) high = middle
    else low = middle
  }
  return best
}

/** Lines no wider than `maxWidth`, as few as possible and of even length; line feeds of the text are kept. */
export function breakLines(text: string, maxWidth: number, measure: Measure): string[] {
  return text
    .split(/\r?\n/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph) =>
      balance(
        segmentText(paragraph).flatMap((piece) => cutToFit(piece, maxWidth, measure)),
        maxWidth,
        measure,
      ),
    )
}
