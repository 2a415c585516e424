import type { LyricLine } from './lyrics.ts'
import { isSectionLabel, withoutLeadingLabel } from './section-label.ts'

/** `01:02.50`; some writers put a colon before the hundredths. */
const TIME = String.raw`(\d{1,3}):([0-5]?\d)(?:[.:](\d{1,3}))?`
const LINE_STAMP = new RegExp(String.raw`^\[${TIME}\] ?`, 'u')
const WORD_STAMP = new RegExp(`<${TIME}>`, 'gu')
/** `[ar: somebody]`, `[offset:+200]`. */
const TAG = /^\[([a-z#]{1,12}):([^\]]*)\]$/iu

/** More than is sung in one breath, e.g. prose without line ends: such a line is several, broken at spaces where there are any. */
const LONGEST_LINE = /.{1,200}(?: |$)|.{200}/gu

/** A line with the times it is sung at, in seconds; none where the text says none. */
type StampedLine = { readonly text: string; readonly starts: readonly number[] }

/**
 * The sung lines of a song's text: plain lines, or LRC with a time before each, in the order they are sung. Blank lines, names of sections
 * (`[Chorus]`) and tags (`[ar:...]`) are no words; markup is text. Times of single words are dropped.
 */
export function parseLyrics(text: string): readonly LyricLine[] {
  const lines = text
    .toWellFormed()
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/u)
    .map(tidied)
  const stamped = lines.filter((line) => line !== '' && !TAG.test(line)).flatMap((line) => inBreaths(readLine(line)))
  return withEnds(inSungOrder(stamped, offsetSeconds(lines))).filter((line) => isSung(line.text))
}

/** Of invisible signs only joiners and direction marks belong to words. */
const tidied = (line: string): string => line.replaceAll(/[\p{Cc}\p{Zs}\uFEFF\u200B]+/gu, ' ').trim()

const isSung = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !isSectionLabel(text)

/** `[offset:500]`: every line comes half a second sooner than its stamp says. */
function offsetSeconds(lines: readonly string[]): number {
  const tag = lines.map((line) => TAG.exec(line)).find((found) => found?.[1]?.toLowerCase() === 'offset')
  const milliseconds = Number(tag?.[2]?.trim() || 0)
  return Number.isFinite(milliseconds) ? milliseconds / 1000 : 0
}

function readLine(line: string): StampedLine {
  const starts: number[] = []
  let rest = line
  for (let stamp = LINE_STAMP.exec(rest); stamp; stamp = LINE_STAMP.exec(rest)) {
    starts.push(secondsOf(stamp))
    rest = rest.slice(stamp[0].length)
  }
  const firstWord = starts.length === 0 ? [...rest.matchAll(WORD_STAMP)][0] : undefined
  if (firstWord?.index === 0) starts.push(secondsOf(firstWord))
  return { text: withoutLeadingLabel(tidied(rest.replaceAll(WORD_STAMP, ' '))), starts }
}

function inBreaths({ text, starts }: StampedLine): readonly StampedLine[] {
  const parts = text.match(LONGEST_LINE) ?? [text]
  return parts.map((part, index) => ({ text: part.trim(), starts: index === 0 ? starts : [] }))
}

const secondsOf = ([, minutes, seconds, part]: RegExpExecArray): number =>
  Number(minutes) * 60 + Number(seconds) + (part === undefined ? 0 : Number(`0.${part}`))

/** Lines with several stamps are sung several times; a line without one stays behind the line before it. */
function inSungOrder(lines: readonly StampedLine[], sooner: number): readonly LyricLine[] {
  let after = 0
  const placed = lines.flatMap(({ text, starts }) => {
    if (starts.length === 0) return [{ at: after, line: { text } }]
    const times = starts.map((start) => Math.max(0, start - sooner))
    after = times[0] ?? after
    return times.map((startSeconds) => ({ at: startSeconds, line: { text, startSeconds } }))
  })
  return placed.toSorted((a, b) => a.at - b.at).map(({ line }) => line)
}

/** A stamp without words says when the line before it ends. */
function withEnds(lines: readonly LyricLine[]): readonly LyricLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1]
    if (line.startSeconds === undefined || next?.startSeconds === undefined || isSung(next.text)) return line
    return next.startSeconds > line.startSeconds ? { ...line, endSeconds: next.startSeconds } : line
  })
}
