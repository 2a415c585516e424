import { joinWords } from '../captions/text-width.ts'
import type { SungLine } from './lyrics.ts'
import { READING_STEP_SECONDS, type SongReading, type SongSectionName } from './reading.ts'
import { cutWindows, type SongWindow } from './windows.ts'

/** The part of the song that a shot lies over. */
export type SongMoment = {
  /** The one that takes the most of the shot. */
  readonly section: SongSectionName
  /** Mean loudness against the song's loudest, 0 to 1. */
  readonly energy: number
  readonly durationSeconds: number
  /** What is sung mostly meanwhile; empty without words. */
  readonly words: string
}

/** What the song does over each shot. `cuts` are the shots' lengths in frames (see `planCuts`). */
export function momentsOf(reading: SongReading, cuts: readonly number[], fps: number, lines: readonly SungLine[]): readonly SongMoment[] {
  const words = lines.flatMap((line) => line.words)
  return cutWindows(cuts, fps).map((window) => ({
    section: sectionIn(reading, window),
    energy: energyIn(reading, window),
    durationSeconds: window.toSeconds - window.fromSeconds,
    words: joinWords(words.filter((word) => isWithin((word.startSeconds + word.endSeconds) / 2, window)).map(({ text }) => text.trim())),
  }))
}

const isWithin = (seconds: number, { fromSeconds, toSeconds }: SongWindow): boolean => seconds >= fromSeconds && seconds < toSeconds

function sectionIn({ sections }: SongReading, { fromSeconds, toSeconds }: SongWindow): SongSectionName {
  const shares = sections.map(({ startSeconds, endSeconds }) => Math.min(endSeconds, toSeconds) - Math.max(startSeconds, fromSeconds))
  return sections[shares.indexOf(Math.max(...shares))]?.name ?? 'verse'
}

function energyIn({ energy }: SongReading, { fromSeconds, toSeconds }: SongWindow): number {
  const first = Math.min(energy.length - 1, Math.floor(fromSeconds / READING_STEP_SECONDS))
  const steps = energy.slice(Math.max(0, first), Math.max(first + 1, Math.ceil(toSeconds / READING_STEP_SECONDS)))
  return steps.length === 0 ? 0 : steps.reduce((sum, step) => sum + step, 0) / steps.length
}
