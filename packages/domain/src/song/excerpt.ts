import type { TimedLyricLine } from './lyrics.ts'
import type { SongSection } from './song-features.ts'
import type { SongWindow } from './windows.ts'

/** The lyrics of an excerpt: words that begin within it, at times relative to its start; lines without any are left out. */
export function lyricsInWindow(lines: readonly TimedLyricLine[], window: SongWindow): readonly TimedLyricLine[] {
  const { fromSeconds, toSeconds } = window
  return lines.flatMap((line) => {
    const words = line.words.filter(({ startSeconds }) => startSeconds >= fromSeconds && startSeconds < toSeconds)
    if (words.length === 0) return []
    const text = words.length === line.words.length ? line.text : words.map((word) => word.text).join(' ')
    return [{ text, words: words.map((word) => ({ ...word, ...shifted(word, window) })) }]
  })
}

/** The sections of an excerpt, from its start to its end without gaps. */
export function sectionsInWindow(sections: readonly SongSection[], window: SongWindow): readonly SongSection[] {
  return sections
    .filter(({ startSeconds, endSeconds }) => endSeconds > window.fromSeconds && startSeconds < window.toSeconds)
    .map((section) => ({ ...section, ...shifted(section, window) }))
}

type Span = { readonly startSeconds: number; readonly endSeconds: number }

const shifted = ({ startSeconds, endSeconds }: Span, { fromSeconds, toSeconds }: SongWindow): Span => ({
  startSeconds: Math.max(0, startSeconds - fromSeconds),
  endSeconds: Math.min(toSeconds, endSeconds) - fromSeconds,
})
