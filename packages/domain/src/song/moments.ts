import { joinWords } from '../captions/text-width.ts'
import type { TimedLyricLine } from './lyrics.ts'
import { ANALYSIS_STEP_SECONDS, type SongFeatures, type SongSectionName } from './song-features.ts'
import { cutWindows, type SongWindow } from './windows.ts'

/** Section, loudness and words of the song during one shot. */
export type SongMoment = {
  /** The section with the largest overlap. */
  readonly section: SongSectionName
  /** Mean loudness against the song's loudest, 0 to 1. */
  readonly energy: number
  readonly durationSeconds: number
  /** Lines of which more words are sung in this shot than in any other, one per line; of a shot without one the line that is sung in it. Empty without any. */
  readonly words: string
}

/** The song's section, loudness and words over each shot. `cuts` are the shots' lengths in frames (see `planCuts`). */
export function momentsOf(
  reading: SongFeatures,
  cuts: readonly number[],
  fps: number,
  lines: readonly TimedLyricLine[],
): readonly SongMoment[] {
  const windows = cutWindows(cuts, fps)
  const sung = lines.map(({ words }) => windows.map((window) => words.filter((word) => isWithin(middleOf(word), window)).length))
  const linesIn = (shot: number): readonly TimedLyricLine[] => {
    const own = lines.filter((_, i) => sung[i]![shot]! > 0 && sung[i]!.indexOf(Math.max(...sung[i]!)) === shot)
    return own.length > 0 ? own : lines.filter((_, i) => sung[i]![shot]! > 0)
  }
  return windows.map((window, shot) => ({
    section: sectionIn(reading, window),
    energy: energyIn(reading, window),
    durationSeconds: window.toSeconds - window.fromSeconds,
    words: linesIn(shot)
      .map(({ words }) => joinWords(words.map(({ text }) => text.trim())))
      .filter((words) => words !== '')
      .join('\n'),
  }))
}

const middleOf = ({ startSeconds, endSeconds }: { readonly startSeconds: number; readonly endSeconds: number }): number =>
  (startSeconds + endSeconds) / 2
const isWithin = (seconds: number, { fromSeconds, toSeconds }: SongWindow): boolean => seconds >= fromSeconds && seconds < toSeconds

function sectionIn({ sections }: SongFeatures, { fromSeconds, toSeconds }: SongWindow): SongSectionName {
  const shares = sections.map(({ startSeconds, endSeconds }) => Math.min(endSeconds, toSeconds) - Math.max(startSeconds, fromSeconds))
  return sections[shares.indexOf(Math.max(...shares))]?.name ?? 'verse'
}

function energyIn({ energy }: SongFeatures, { fromSeconds, toSeconds }: SongWindow): number {
  const first = Math.min(energy.length - 1, Math.floor(fromSeconds / ANALYSIS_STEP_SECONDS))
  const steps = energy.slice(Math.max(0, first), Math.max(first + 1, Math.ceil(toSeconds / ANALYSIS_STEP_SECONDS)))
  return steps.length === 0 ? 0 : steps.reduce((sum, step) => sum + step, 0) / steps.length
}
