import type { Ctx } from '../../paint/canvas.ts'
import type { WordsGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { backOut, impact, progress } from '../kit/easing.ts'
import { partOfLine, type Point } from '../kit/geometry.ts'
import { countedFrom } from '../kit/key-noun.ts'
import { keyWordsOf, type Setting, type Statement, type StatementLine, statementOf } from '../kit/statement.ts'
import { forShape } from '../kit/frame.ts'
import { isCalm } from '../looks/toned-look.ts'
import { cueOf, drawBlock, drawTag, type Kit, type MotionPart, popIn, startSide } from '../kit/kit.ts'

/**
 * Words of one size. `isKey`: they are what counts, in their colour; other rows may have key words among them. `shownAt`: second from which they are
 * read, unlit until they are said at `at`. `struckAt`: second from which they are struck out.
 */
type Row = {
  readonly statement: Statement
  readonly isKey: boolean
  readonly at: number
  readonly shownAt: number
  readonly struckAt?: number
}

/** `isAside`: `author` is no author, but a name or a number that the words leave out. */
export type WordsCard = WordsGraphic & { readonly isAside?: boolean }

/** Largest heights of capitals by the shape of the frame, wide, square and tall: alone, and beside a drawing. */
type ShapeSizes = { readonly [K in 'key' | 'words']: readonly [wide: number, square: number, tall: number] }
const ALONE: ShapeSizes = { key: [128, 104, 120], words: [76, 62, 74] }
const BESIDE: ShapeSizes = { key: [84, 62, 80], words: [46, 40, 50] }
/** Part of the width that words alone fill at most. */
const ALONE_WIDTH = 0.93
/** Parts of their largest sizes that are tried until the rows fit. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]
const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { statement }) => sum + statement.height, 0)

/** Seconds for which words are read before they are struck out. */
const READ_SECONDS = 0.5
/** Seconds from one word to the next, and for all of them at most. */
const WORD_SECONDS = 0.1
const ALL_WORDS_SECONDS = 1

/** A sentence; its key words are lit, or larger, in rows of their own. Cues: the sentence, or what is struck out of it, the key words or what stands below it, and the words behind the key words. */
export function words(kit: Kit, card: WordsCard): MotionPart {
  const { body } = kit
  const { rows, byline, height } = layoutOf(kit, card, body.h)
  const isBeside = kit.beside !== undefined && kit.frame.shape === 'wide' && kit.isCentred !== true
  const align = isBeside || kit.isAside === true ? startSide(kit) : 'center'
  const x = align === 'left' ? body.x : align === 'right' ? body.x + body.w : body.x + body.w / 2
  const leftOf = (width: number): number => (align === 'left' ? x : align === 'right' ? x - width : x - width / 2)
  return (g, seconds) => {
    let top = body.y + (body.h - height) / 2
    for (const row of rows) {
      drawRow(g, kit, row, rows.length === 1, { top, leftOf, seconds })
      if (row.struckAt !== undefined) strikeOut(g, kit, row.statement, top, leftOf, seconds - row.struckAt)
      top += row.statement.height
    }
    if (!byline) return
    const at = Math.max(Math.max(...rows.map((row) => row.at)) + 0.4, card.isAside ? (kit.cues[1] ?? 0) : 0)
    if (!card.isAside) return drawBlock(g, kit, byline, x, top + BYLINE_GAP, { seconds, at, align })
    if (isCalm(kit.look)) return drawBlock(g, kit, byline, x, top + BYLINE_GAP, { seconds, at, align, colour: kit.look.palette.key })
    drawTag(g, kit, card.author!, x, top + BYLINE_GAP + byline.cap * 1.15, byline.cap, popIn(seconds, at), {
      align,
      room: body.w,
    })
  }
}

/** Height of a card of words where it has at most so much. */
export const heightOfWords = (kit: Kit, card: WordsCard, most: number): number => layoutOf(kit, card, most).height

const BYLINE_GAP = 22

function layoutOf(kit: Kit, card: WordsCard, most: number) {
  const { body, letters, frame } = kit
  const { words: sentence, key, author, struck, isAside = false } = card
  // In cheerful looks what the words leave out is on a plate.
  const isPlain = isCalm(kit.look)
  const byline =
    author === undefined
      ? undefined
      : letters.block(isAside ? author : `— ${author}`, 'label', forShape(frame, isAside ? 32 : 28, 27, 34), {
          w: body.w * 0.9,
          h: isAside ? (isPlain ? 112 : 30) : 70,
        })
  const bylineHeight = byline === undefined ? 0 : BYLINE_GAP + (isAside && !isPlain ? byline.cap * 2.3 : byline.height)
  const free = most - bylineHeight
  const made = (share: number): Row[] =>
    struck === undefined ? rowsOf(kit, sentence, key, share, free) : contrastRows(kit, { sentence, key, struck }, share, free)
  const rows = SHARES.reduce<Row[] | undefined>((found, share, i) => {
    if (found) return found
    const some = made(share)
    return heightOf(some) <= free || i === SHARES.length - 1 ? some : undefined
  }, undefined)!
  return { rows, byline, height: heightOf(rows) + bylineHeight }
}

/** Words alone fill a tall frame. */
const setOf = ({ beside, frame }: Kit): Setting => (beside === undefined && frame.shape === 'tall' ? 'column' : 'title')

/** Most words of a row that are set off by their colour. */
const MAX_ACCENT_WORDS = 3

type Place = { readonly top: number; readonly leftOf: (width: number) => number; readonly seconds: number }

function drawRow(g: Ctx, kit: Kit, row: Row, isAlone: boolean, { top, leftOf, seconds }: Place): void {
  const { letters, look } = kit
  const { palette, tools } = look
  const { statement, isKey, at, shownAt } = row
  const isQuiet = isCalm(look)
  const { cap, role } = statement
  const isFigure = isKey && isQuiet && isFigureAlone(kit, statement)
  if (isFigure || (isKey && !isQuiet)) drawAccent(g, kit, statement, { top, leftOf, seconds }, at)
  const count = statement.lines.reduce((sum, line) => sum + line.words.length, 0)
  const step = Math.min(WORD_SECONDS, ALL_WORDS_SECONDS / count)
  // Where a whole statement counts, it is larger rather than of another colour.
  const isSetOff = !isKey || !isQuiet || count <= MAX_ACCENT_WORDS
  let order = 0
  for (const [i, line] of statement.lines.entries()) {
    const [left, y] = [leftOf(line.width), top + (i + 0.5) * statement.lineHeight]
    if (!isKey) underline(g, kit, statement, line, left, y, seconds - Math.max(at, shownAt + (order + line.words.length) * step) - 0.1)
    for (const word of line.words) {
      const since = shownAt + order++ * step
      const show = progress(seconds, since, 0.4)
      const isLit = (isKey || word.isKey) && seconds >= at
      // Where all words count, none is set off by its colour.
      const colour = isLit && (isFigure || (isSetOff && !(isQuiet && isAlone && isKey))) ? palette.key : palette.text
      const entry = isKey && !isQuiet && shownAt >= at ? progress(seconds, since, 0.35, backOut(2.4)) : 1
      const scale = isKey && !isQuiet && isLit ? entry * (1 + impact(seconds, at) * 0.08) : 1
      letters.draw(g, word.text, left + word.x + word.width / 2, y + (1 - show) * cap * 0.3, role, cap, { alpha: show, colour, scale })
    }
  }
  if (isKey && !isQuiet && seconds > at + 0.2) {
    const width = Math.max(...statement.lines.map((line) => line.width))
    tools.stroke(g, underOf(leftOf(width), width, top + statement.height - cap * 0.16, progress(seconds, at + 0.2, 0.4)), 8, palette.b)
  }
}

/** Whether a row is a number without a drawing, which marks set off; in fear and grief nothing does. */
const isFigureAlone = ({ beside, isCentred, look }: Kit, { lines }: Statement): boolean =>
  !beside && !isCentred && look.ground !== 'quiet' && lines.some(({ words }) => words.some(({ text }) => isNumber(text)))

function drawAccent(g: Ctx, { look }: Kit, { lines, height }: Statement, { top, leftOf, seconds }: Place, at: number): void {
  const width = Math.max(...lines.map((line) => line.width))
  look.tools.accent(g, { x: leftOf(width) - 24, y: top + height * 0.1, w: width + 48, h: height * 0.8 }, progress(seconds, at + 0.05, 0.35))
}

/** A line that is nearly straight. */
const underOf = (left: number, width: number, foot: number, part: number): Point[] =>
  partOfLine(
    [
      [left, foot],
      [left + width * 0.4, foot - 4],
      [left + width, foot + 1],
    ],
    part,
  )

/** A stroke under the key words of a line; in fear and grief there is none. */
function underline(g: Ctx, { look }: Kit, { cap }: Statement, { words: all }: StatementLine, left: number, y: number, since: number): void {
  const keys = all.filter(({ isKey }) => isKey)
  if (keys.length === 0 || since <= 0 || look.ground === 'quiet') return
  const from = Math.min(...keys.map(({ x }) => x))
  const width = Math.max(...keys.map((word) => word.x + word.width)) - from
  const points = underOf(left + from, width, y + cap * 0.5 + Math.max(8, cap * 0.2), progress(since, 0, 0.45))
  look.tools.stroke(g, points, Math.max(4, cap * 0.075), isCalm(look) ? look.palette.key : look.palette.b)
}

/** Lines through the rows of a statement, one after the other. */
function strikeOut(
  g: Ctx,
  { look }: Kit,
  { lines, cap, lineHeight }: Statement,
  top: number,
  leftOf: (width: number) => number,
  sinceStart: number,
): void {
  lines.forEach(({ width }, i) => {
    const [y, left] = [top + (i + 0.5) * lineHeight, leftOf(width)]
    const stroke: readonly Point[] = [
      [left - cap * 0.3, y + cap * 0.12],
      [left + width + cap * 0.3, y - cap * 0.12],
    ]
    const part = progress(sinceStart, i * 0.15, 0.3)
    if (part > 0) look.tools.stroke(g, partOfLine(stroke, part), Math.max(4, cap * 0.11), look.palette.b)
  })
}

type Sizes = { readonly key: number; readonly words: number; readonly width: number }

/** Part of the width that words alone fill where lines begin. */
const ASIDE_WIDTH = 0.74

function sizesOf({ body, frame, beside, isAside = false, isCentred = false, size = 1 }: Kit, share: number): Sizes {
  const sizes = beside ? BESIDE : ALONE
  return {
    key: forShape(frame, ...sizes.key) * share * size * (isCentred ? CENTRED : 1),
    words: forShape(frame, ...sizes.words) * share * size,
    width: body.w * (beside || frame.shape !== 'wide' ? 1 : isAside ? ASIDE_WIDTH : ALONE_WIDTH),
  }
}

const isNumber = (word: string): boolean => /\p{Nd}/u.test(word)

/** Longest text of which a number has a row of its own: in longer ones the other words would be small. */
const MAX_HERO_WORDS = 8

/** Letters of a number in one row with what it counts; beside a drawing, where it would be small. */
const MAX_COUNTED = 14
const MAX_COUNTED_BESIDE = 9
/** Words above drawings of which a first number has a row of its own: fewer are large themselves. */
const CENTRED_WORDS = [4, 7] as const
/** Part of its size that a number has above drawings. */
const CENTRED = 0.86

/** What is large in a row of its own: key words that are given, or the only number of a text, with a last word that it counts. */
function heroOf({ beside, isCentred = false }: Kit, sentence: string, key: string | undefined): string | undefined {
  const isPart = key !== undefined && key.length < sentence.length && sentence.toLocaleLowerCase().includes(key.toLocaleLowerCase())
  // A given number stays apart from the words behind it: `1911`, then `Un ouvrier vola la Joconde`.
  if (isPart && (!isCentred || (isNumber(key) && sentence.startsWith(key)))) return key
  const all = sentence.trim().split(/\s+/u)
  const at = all.findIndex(isNumber)
  if (isCentred && (at > 0 || all.length < CENTRED_WORDS[0] || all.length > CENTRED_WORDS[1])) return undefined
  if (at < 0 || all.filter(isNumber).length > 1 || all.length > MAX_HERO_WORDS || all.length < 2) return undefined
  // What is counted stands with its number, unless a long word would make it small.
  const count = countedFrom(all, at + 1)
  const counted = all.slice(at, at + 1 + count).join(' ')
  const isTogether = count > 0 && counted.length <= (beside ? MAX_COUNTED_BESIDE : MAX_COUNTED)
  return isTogether && count + 1 < all.length ? counted : all[at]!
}

function rowsOf(kit: Kit, sentence: string, key: string | undefined, share: number, height: number): Row[] {
  const { letters, beside } = kit
  const sizes = sizesOf(kit, share)
  const start = kit.cues[0] ?? 0.05
  const hero = heroOf(kit, sentence, key)
  const room = { w: sizes.width, h: height }
  if (hero === undefined) {
    const all = sentence.trim().split(/\s+/u)
    const isShort = all.length <= (beside ? 2 : 3)
    const isSetOff = keyWordsOf(all, { drawn: beside?.[0] }).includes(true)
    const statement = statementOf(letters, sentence, isShort ? 'number' : 'head', isShort ? sizes.key : sizes.words, room, {
      drawn: beside?.[0],
      set: setOf(kit),
    })
    return [{ statement, isKey: !isSetOff && all.length <= 2, at: start, shownAt: start }]
  }
  const at = sentence.toLocaleLowerCase().indexOf(hero.toLocaleLowerCase())
  // Marks at the end of the key words stay with them.
  const after = sentence.slice(at + hero.length)
  const mark = /^[\p{P}\p{S}]+/u.exec(after)?.[0] ?? ''
  const [before, keyText, rest] = [
    sentence.slice(0, at).trim(),
    sentence.slice(at, at + hero.length) + mark,
    after.slice(mark.length).trim(),
  ]
  const isGiven = hero === key
  const keyAt = isGiven
    ? (kit.cues[1] ?? (before === '' ? start : Math.max(start + 0.35, cueOf({ ...kit, cues: [] }, 0, 1) * 0.7)))
    : start + 0.2
  // A number is a surprise; other words are read before they are said.
  const isRead = !/\p{Nd}/u.test(keyText)
  const parts = [
    { text: before, isKey: false, at: start },
    { text: keyText, isKey: true, at: keyAt },
    // Key words that come first are said after the words below them, which are all there is to see until then.
    { text: rest, isKey: false, at: Math.max(before === '' || isRead ? start + 0.2 : keyAt + 0.3, kit.cues[2] ?? 0) },
  ].filter(({ text }) => text !== '')
  return parts.map(({ text, isKey, at: when }) => ({
    isKey,
    at: when,
    shownAt: isKey && isRead ? Math.min(when, start + 0.1) : when,
    statement: isKey
      ? statementOf(letters, text, 'number', heroCap(kit, text, sizes.key, room.w), room)
      : plain(statementOf(letters, text, 'head', Math.min(sizes.words, sizes.key * BESIDE_KEY), room, { set: setOf(kit) })),
  }))
}

/** Height of short key words beside a drawing, which are in one line. */
const heroCap = ({ letters, beside }: Kit, text: string, largest: number, width: number): number =>
  beside && text.length <= MAX_COUNTED ? letters.fit(text, 'number', largest, width * 0.98) : largest

/** Size of words above and below key words, beside theirs. */
const BESIDE_KEY = 0.42

/** A statement beside key words has none of its own. */
const plain = (statement: Statement): Statement => ({
  ...statement,
  lines: statement.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, isKey: false })) })),
})

/** Rows of a sentence whose key words stand below the words that are struck out. */
function contrastRows(
  kit: Kit,
  { sentence, key = sentence, struck }: { readonly sentence: string; readonly key?: string; readonly struck: string },
  share: number,
  height: number,
): Row[] {
  const { letters, cues } = kit
  const sizes = sizesOf(kit, share)
  const start = 0.05
  const [struckCue, keyAt] = [cues[0] ?? start, cues[1] ?? cueOf({ ...kit, cues: [] }, 1, 2)]
  const struckAt = Math.max(keyAt, struckCue + READ_SECONDS)
  const before = sentence.slice(0, Math.max(0, sentence.toLocaleLowerCase().indexOf(key.toLocaleLowerCase()))).trim()
  const parts = [
    { text: before, isKey: false, at: start, size: 0.5 },
    { text: struck, isKey: false, at: start, struckAt, size: 0.62 },
    { text: key, isKey: true, at: keyAt, size: 1 },
  ].filter(({ text }) => text !== '')
  return parts.map(({ text, size, ...row }) => ({
    ...row,
    shownAt: row.isKey ? Math.min(row.at, start + 0.1) : row.at,
    statement: plain(
      statementOf(letters, text, row.isKey ? 'number' : 'head', (row.isKey ? sizes.key * 0.8 : sizes.words) * size, {
        w: sizes.width,
        h: height,
      }),
    ),
  }))
}
