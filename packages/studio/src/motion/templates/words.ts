import type { Ctx } from '../../paint/canvas.ts'
import type { WordsGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { backOut, impact, progress } from '../kit/easing.ts'
import { partOfLine, type Point } from '../kit/geometry.ts'
import type { TextBlock } from '../kit/lettering.ts'
import { forShape } from '../kit/frame.ts'
import { isCalm } from '../looks/toned-look.ts'
import { cueOf, drawBlock, type Kit, type MotionPart } from '../kit/kit.ts'

/** `shownAt`: second from which key words are read, unlit until they are said at `at`. `struckAt`: second from which words are struck out. */
type Row = {
  readonly block: TextBlock
  readonly isKey: boolean
  readonly at: number
  readonly shownAt: number
  readonly struckAt?: number
}

/** Parts of the height that are tried until the rows fit. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]
const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { block }) => sum + block.height, 0)

/** Seconds for which words are read before they are struck out. */
const READ_SECONDS = 0.5

/** Lines through the rows of a block, one after the other. */
function strikeOut(g: Ctx, { letters, look }: Kit, block: TextBlock, x: number, top: number, sinceStart: number): void {
  block.lines.forEach((line, i) => {
    const [y, reach] = [top + (i + 0.5) * block.lineHeight, letters.width(line, block.role, block.cap) / 2 + block.cap * 0.3]
    const stroke: readonly Point[] = [
      [x - reach, y + block.cap * 0.12],
      [x + reach, y - block.cap * 0.12],
    ]
    const part = progress(sinceStart, i * 0.15, 0.3)
    if (part > 0) look.tools.stroke(g, partOfLine(stroke, part), Math.max(4, block.cap * 0.11), look.palette.b)
  })
}

/** `isAside`: `author` is no author, but a name or a number that the words leave out. */
export type WordsCard = WordsGraphic & { readonly isAside?: boolean }

/** A sentence; its key words are larger, in rows of their own. Cues: the sentence, or what is struck out of it, and the key words. */
export function words(kit: Kit, { words: sentence, key, author, struck, isAside = false }: WordsCard): MotionPart {
  const { body, letters, look } = kit
  const { palette, tools } = look
  const isQuiet = isCalm(look)
  const byline =
    author === undefined
      ? undefined
      : letters.block(isAside ? author : `— ${author}`, 'label', forShape(kit.frame, 22, 23, 30), { w: body.w, h: 60 })
  const free = body.h - (byline ? byline.height + 30 : 0)
  const made = (height: number) =>
    struck === undefined ? rowsOf(kit, sentence, key, height) : contrastRows(kit, { sentence, key, struck }, height)
  const rows = SHARES.map((share) => made(free * share)).find((some, i) => heightOf(some) <= free || i === SHARES.length - 1)!
  // Where all words count, none is set off by its colour.
  const keyColour = isQuiet && rows.length === 1 ? palette.text : palette.key
  const height = heightOf(rows) + (byline ? byline.height + 24 : 0)
  const x = body.x + body.w / 2
  return (g, seconds) => {
    let top = body.y + (body.h - height) / 2
    for (const { block, isKey, at, shownAt, struckAt } of rows) {
      if (isKey) {
        const width = Math.max(...block.lines.map((line) => letters.width(line, 'number', block.cap)))
        const inner = { x: x - width / 2 - 24, y: top + block.height * 0.1, w: width + 48, h: block.height * 0.8 }
        if (!isQuiet) tools.accent(g, inner, progress(seconds, at + 0.05, 0.35))
        block.lines.forEach((line, i) => {
          const y = top + (i + 0.5) * block.lineHeight
          if (seconds < at)
            return letters.draw(g, line, x, y, 'number', block.cap, {
              alpha: progress(seconds, shownAt + i * 0.1, 0.35),
              colour: palette.text,
            })
          const entry = isQuiet || shownAt < at ? 1 : progress(seconds, at + i * 0.1, 0.35, backOut(2.4))
          letters.draw(
            g,
            line,
            x,
            y,
            'number',
            block.cap,
            isQuiet
              ? { alpha: progress(seconds, at + i * 0.15, 0.8), colour: keyColour }
              : { scale: entry * (1 + impact(seconds, at) * 0.08), colour: keyColour },
          )
        })
        const foot = top + block.height - block.cap * 0.16
        const under = partOfLine(
          [
            [x - width * 0.5, foot],
            [x - width * 0.1, foot - 4],
            [x + width * 0.5, foot + 1],
          ],
          progress(seconds, at + 0.2, 0.4),
        )
        if (seconds > at + 0.2 && !isQuiet) tools.stroke(g, under, 8, palette.b)
      } else drawBlock(g, kit, block, x, top, { seconds, at })
      if (struckAt !== undefined) strikeOut(g, kit, block, x, top, seconds - struckAt)
      top += block.height
    }
    if (byline) drawBlock(g, kit, byline, x, top + 24, { seconds, at: Math.max(...rows.map((row) => row.at)) + 0.4 })
  }
}

function rowsOf(kit: Kit, sentence: string, key: string | undefined, height: number): Row[] {
  const { body, letters, frame } = kit
  const at = key === undefined ? -1 : sentence.toLocaleLowerCase().indexOf(key.toLocaleLowerCase())
  const start = kit.cues[0] ?? 0.05
  if (key === undefined || at < 0 || key.length === sentence.length) {
    const isShort = letters.width(sentence, 'number', 1) * forShape(frame, 110, 84, 100) < body.w * 1.6
    const block = letters.block(
      sentence,
      isShort ? 'number' : 'head',
      isShort ? forShape(frame, 120, 104, 150) : forShape(frame, 64, 58, 76),
      {
        w: body.w,
        h: height,
      },
    )
    return [{ block, isKey: isShort, at: start, shownAt: start }]
  }
  // Marks at the end of the key words stay with them.
  const after = sentence.slice(at + key.length)
  const mark = /^[\p{P}\p{S}]+/u.exec(after)?.[0] ?? ''
  const [before, keyText, rest] = [
    sentence.slice(0, at).trim(),
    sentence.slice(at, at + key.length) + mark,
    after.slice(mark.length).trim(),
  ]
  const keyAt = kit.cues[1] ?? (before === '' ? start : Math.max(start + 0.35, cueOf({ ...kit, cues: [] }, 0, 1) * 0.7))
  // A number is a surprise; other words are read before they are said.
  const isRead = !/\p{Nd}/u.test(keyText)
  const parts = [
    { text: before, isKey: false, at: start, share: 0.27 },
    { text: keyText, isKey: true, at: keyAt, share: 0.46 },
    // Key words that come first are said after the words below them, which are all there is to see until then.
    { text: rest, isKey: false, at: before === '' || isRead ? start + 0.2 : keyAt + 0.3, share: 0.27 },
  ].filter(({ text }) => text !== '')
  const shares = parts.reduce((sum, { share }) => sum + share, 0)
  return parts.map(({ text, isKey, at: when, share }) => ({
    isKey,
    at: when,
    shownAt: isKey && isRead ? Math.min(when, start + 0.1) : when,
    block: letters.block(text, isKey ? 'number' : 'head', isKey ? forShape(frame, 128, 112, 160) : forShape(frame, 48, 44, 60), {
      w: body.w * 0.96,
      h: (height * share) / shares,
    }),
  }))
}

/** Rows of a sentence whose key words stand below the words that are struck out. */
function contrastRows(
  kit: Kit,
  { sentence, key = sentence, struck }: { readonly sentence: string; readonly key?: string; readonly struck: string },
  height: number,
): Row[] {
  const { body, letters, frame, cues } = kit
  const start = 0.05
  const [struckCue, keyAt] = [cues[0] ?? start, cues[1] ?? cueOf({ ...kit, cues: [] }, 1, 2)]
  const struckAt = Math.max(keyAt, struckCue + READ_SECONDS)
  const before = sentence.slice(0, Math.max(0, sentence.toLocaleLowerCase().indexOf(key.toLocaleLowerCase()))).trim()
  const parts = [
    { text: before, isKey: false, at: start, share: 0.22 },
    { text: struck, isKey: false, at: start, struckAt, share: 0.3 },
    { text: key, isKey: true, at: keyAt, share: 0.48 },
  ].filter(({ text }) => text !== '')
  const shares = parts.reduce((sum, { share }) => sum + share, 0)
  return parts.map(({ text, share, ...row }) => ({
    ...row,
    shownAt: row.isKey ? Math.min(row.at, start + 0.1) : row.at,
    block: letters.block(text, row.isKey ? 'number' : 'head', row.isKey ? forShape(frame, 112, 100, 140) : forShape(frame, 56, 50, 68), {
      w: body.w * 0.96,
      h: (height * share) / shares,
    }),
  }))
}
