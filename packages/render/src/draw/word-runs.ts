import type { CaptionLayout, CaptionLine } from './caption-layout.ts'
import type { Context } from './context.ts'

/** A word, or the part of it on one line. `word`: its index. */
export type WordRun = { readonly text: string; readonly word: number; readonly centerX: number; readonly baselineY: number }

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** Positions of the words of a laid out caption. `words`: its text in order, without regard to spaces. `context` is used only for measuring. */
export function wordRuns(context: Context, layout: CaptionLayout, words: readonly string[]): readonly WordRun[] {
  context.font = layout.font
  context.letterSpacing = `${layout.letterSpacingPx}px`
  const measure = (text: string): number => context.measureText(text).width
  const owners = words.flatMap((word, index) => [...lettersOf(word)].map(() => index))
  let before = 0
  return layout.lines.flatMap((line) => {
    const runs = runsOf(line, owners.slice(before), measure)
    before += lettersOf(line.text).length
    return runs
  })
}

/** UTF-16 code units without spaces. */
const lettersOf = (text: string): readonly string[] => text.split('').filter((letter) => letter.trim() !== '')

/** A line with mixed directions is a single run, because its words are not in visual order. */
function runsOf(line: CaptionLine, owners: readonly number[], measure: (text: string) => number): readonly WordRun[] {
  const { text, centerX, baselineY, width } = line
  const isMixed = RIGHT_TO_LEFT.test(text) && LEFT_TO_RIGHT.test(text)
  if (isMixed) return [{ text, word: owners[0] ?? 0, centerX, baselineY }]
  const direction = RIGHT_TO_LEFT.test(text) ? -1 : 1
  return splitByWord(text, owners).map(({ from, to, word }) => {
    const slice = text.slice(from, to)
    const middle = measure(text.slice(0, from)) + measure(slice) / 2
    return { text: slice, word, centerX: centerX + direction * (middle - width / 2), baselineY }
  })
}

type LineSlice = { readonly from: number; readonly to: number; readonly word: number }

function splitByWord(text: string, owners: readonly number[]): readonly LineSlice[] {
  const slices: LineSlice[] = []
  let letters = 0
  for (const [at, letter] of text.split('').entries()) {
    if (letter.trim() === '') continue
    const word = owners[letters++] ?? 0
    const last = slices.at(-1)
    if (last?.word === word) slices[slices.length - 1] = { ...last, to: at + 1 }
    else slices.push({ from: at, to: at + 1, word })
  }
  return slices
}
