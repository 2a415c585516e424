import type { LyricLine } from './lyrics.ts'
import { isSectionLabel, stripLeadingLabel } from './section-label.ts'

/** `01:02.50`; some files have a colon before the hundredths. */
const TIME = String.raw`(\d{1,3}):([0-5]?\d)(?:[.:](\d{1,3}))?`
const LINE_STAMP = new RegExp(String.raw`^\[${TIME}\] ?`, 'u')
const WORD_STAMP = new RegExp(`<${TIME}>`, 'gu')
/** `[ar: somebody]`, `[offset:+200]`. */
const TAG = /^\[([a-z#]{1,12}):([^\]]*)\]$/iu

/** Longer lines, e.g. prose without line breaks, are split, at spaces where there are any. */
const MAX_LINE = /.{1,200}(?: |$)|.{200}/gu

/** A line with its time stamps in seconds; empty without any. */
type StampedLine = { readonly text: string; readonly starts: readonly number[] }

/**
 * Parses lyrics: plain lines, or LRC with time stamps, ordered by time. Blank lines, section labels (`[Chorus]`) and tags (`[ar:...]`) are
 * dropped; markup is text. Times of single words are dropped.
 */
export function parseLyrics(text: string): readonly LyricLine[] {
  const lines = text
    .toWellFormed()
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/u)
    .map(normalizeLine)
  const stamped = lines.filter((line) => line !== '' && !TAG.test(line)).flatMap((line) => splitLongLine(readLine(line)))
  return withEndTimes(orderByTime(stamped, offsetSeconds(lines))).filter((line) => isLyric(line.text))
}

/** Collapses white space and control characters; joiners and direction marks belong to words and stay. */
const normalizeLine = (line: string): string => line.replaceAll(/[\p{Cc}\p{Zs}\uFEFF\u200B]+/gu, ' ').trim()

const isLyric = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !isSectionLabel(text)

/** `[offset:500]`: every line begins half a second before its stamp. */
function offsetSeconds(lines: readonly string[]): number {
  const tag = lines.map((line) => TAG.exec(line)).find((match) => match?.[1]?.toLowerCase() === 'offset')
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
  return { text: stripLeadingLabel(normalizeLine(rest.replaceAll(WORD_STAMP, ' '))), starts }
}

function splitLongLine({ text, starts }: StampedLine): readonly StampedLine[] {
  const parts = text.match(MAX_LINE) ?? [text]
  return parts.map((part, index) => ({ text: part.trim(), starts: index === 0 ? starts : [] }))
}

const secondsOf = ([, minutes, seconds, part]: RegExpExecArray): number =>
  Number(minutes) * 60 + Number(seconds) + (part === undefined ? 0 : Number(`0.${part}`))

/** A line with several stamps is repeated; a line without one stays after the line before it. */
function orderByTime(lines: readonly StampedLine[], offsetSeconds: number): readonly LyricLine[] {
  let after = 0
  const placed = lines.flatMap(({ text, starts }) => {
    if (starts.length === 0) return [{ at: after, line: { text } }]
    const times = starts.map((start) => Math.max(0, start - offsetSeconds))
    after = times[0] ?? after
    return times.map((startSeconds) => ({ at: startSeconds, line: { text, startSeconds } }))
  })
  return placed.toSorted((a, b) => a.at - b.at).map(({ line }) => line)
}

/** A stamp without words marks the end of the previous line. */
function withEndTimes(lines: readonly LyricLine[]): readonly LyricLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1]
    if (line.startSeconds === undefined || next?.startSeconds === undefined || isLyric(next.text)) return line
    return next.startSeconds > line.startSeconds ? { ...line, endSeconds: next.startSeconds } : line
  })
}
