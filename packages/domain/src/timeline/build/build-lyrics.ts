import { defaultCaptionStyle } from '../../captions/default-style.ts'
import { styledLineWidth } from '../../captions/cue-limits.ts'
import { splitIntoCues, type Cue } from '../../captions/cues.ts'
import type { TimedLyricLine } from '../../song/lyrics.ts'
import type { BuildRequest } from './build-request.ts'
import { endFrame } from '../frames.ts'
import type { CaptionItem, CaptionWord, TimelineItem, Track } from '../model.ts'

type Lyrics = Pick<BuildRequest, 'captions' | 'lyricsStyles' | 'frame' | 'fps' | 'newId'>
/** A shot on the timeline. */
type ShotSpan = Pick<TimelineItem, 'shotId' | 'startTimeInFrames' | 'durationInFrames'>
type Line = readonly CaptionWord[]

/** Lines that start within this time, such as two voices or a translation, become one caption. */
const MERGE_SECONDS = 0.4
/** How long before its first word a line appears, if the previous line has ended. */
const LEAD_SECONDS = 0.3
/** A line stays visible over a pause up to `PAUSE_SECONDS`, and for `LINGER_SECONDS` of a longer one. */
const PAUSE_SECONDS = 1.5
const LINGER_SECONDS = 0.5

/** Builds the caption track for lyrics. Its captions belong to no shot; long lines are split. Empty without timed words. */
export function lyricsTrack(lines: readonly TimedLyricLine[], shots: readonly ShotSpan[], request: Lyrics): readonly Track[] {
  const filmFrames = Math.max(...shots.map((shot) => endFrame(shot)))
  const cues = withReadingTime(cuesOf(linesInFrames(lines, request.fps), filmFrames, request), filmFrames, request.fps)
  if (cues.length === 0) return []
  const items = cues.map(({ text, words, startTimeInFrames, durationInFrames }): CaptionItem => {
    const style = styleOver({ startTimeInFrames, durationInFrames }, shots, request)
    return { id: request.newId(), type: 'caption', startTimeInFrames, durationInFrames, caption: { data: { text, words }, style } }
  })
  return [{ id: `track_caption_${request.newId()}`, type: 'file', subtype: 'caption', isPrimary: false, items }]
}

function styleOver(cue: Omit<ShotSpan, 'shotId'>, shots: readonly ShotSpan[], { captions, lyricsStyles, frame }: Lyrics) {
  const seen = shots.filter((shot) => shot.startTimeInFrames < endFrame(cue) && endFrame(shot) > cue.startTimeInFrames)
  const own = seen.map(({ shotId }) => lyricsStyles?.get(shotId ?? '')).find(Boolean)
  return { ...defaultCaptionStyle(frame), ...(own ?? captions.style) }
}

function linesInFrames(lines: readonly TimedLyricLine[], fps: number): readonly Line[] {
  const sung = lines.filter((line) => line.words.length > 0).toSorted((a, b) => beginOf(a) - beginOf(b))
  const groups: TimedLyricLine[][] = []
  for (const line of sung) {
    const group = groups.at(-1)
    if (group?.[0] && beginOf(line) - beginOf(group[0]) < MERGE_SECONDS) group.push(line)
    else groups.push([line])
  }
  return groups.map((group) => withOrderedStarts(group.flatMap(({ words }) => words.map((word) => inFrames(word, fps)))))
}

const beginOf = ({ words }: TimedLyricLine): number => words[0]?.startSeconds ?? 0

function inFrames({ text, startSeconds, endSeconds }: TimedLyricLine['words'][number], fps: number): CaptionWord {
  const startTimeInFrames = Math.max(0, Math.round(startSeconds * fps))
  return { text, startTimeInFrames, durationInFrames: Math.max(1, Math.round(endSeconds * fps) - startTimeInFrames) }
}

/** Moves words that start before their predecessor to its start. */
function withOrderedStarts(words: Line): Line {
  let earliest = 0
  return words.map((word) => {
    earliest = Math.max(earliest, word.startTimeInFrames)
    return { ...word, startTimeInFrames: earliest }
  })
}

/** Words that are still sung when the next line starts are moved before it, so that none is lost. */
function cuesOf(lines: readonly Line[], filmFrames: number, { captions, frame, fps }: Lyrics): readonly Cue[] {
  const lineWidth = styledLineWidth(captions.style, frame)
  return lines.flatMap((line, index) => {
    const maxEnd = Math.min(filmFrames, lines[index + 1]?.[0]?.startTimeInFrames ?? filmFrames)
    if ((line[0]?.startTimeInFrames ?? maxEnd) >= maxEnd) return []
    const within = line.map((word) => ({ ...word, startTimeInFrames: Math.min(word.startTimeInFrames, maxEnd - 1) }))
    return splitIntoCues(within, maxEnd, { lineWidth, fps })
  })
}

function withReadingTime(cues: readonly Cue[], filmFrames: number, fps: number): readonly Cue[] {
  const aheadFrames = Math.round(LEAD_SECONDS * fps)
  const early = cues.map((cue, index) => startEarlier(cue, Math.min(aheadFrames, cue.startTimeInFrames - endOf(cues[index - 1]))))
  return early.map((cue, index) => {
    const end = endFrame(cue)
    const next = early[index + 1]?.startTimeInFrames ?? filmFrames
    const until = next - end <= PAUSE_SECONDS * fps ? next : end + LINGER_SECONDS * fps
    return { ...cue, durationInFrames: Math.max(1, Math.round(until) - cue.startTimeInFrames) }
  })
}

const endOf = (cue: Cue | undefined): number => (cue ? endFrame(cue) : 0)

/** Starts a caption earlier; its words keep their film times. */
function startEarlier(cue: Cue, byFrames: number): Cue {
  const by = Math.max(0, byFrames)
  return {
    ...cue,
    startTimeInFrames: cue.startTimeInFrames - by,
    durationInFrames: cue.durationInFrames + by,
    words: cue.words.map((word) => ({ ...word, startTimeInFrames: word.startTimeInFrames + by })),
  }
}
