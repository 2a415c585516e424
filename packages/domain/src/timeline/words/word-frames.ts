import { endFrame } from '../frames.ts'
import type { Timeline, TimelineItem } from '../model.ts'
import { byStart } from '../pack.ts'
import { mergedRanges, type FilmRange } from './film-range.ts'
import { filmWords, type FilmWord } from './film-words.ts'

/** Silence at the edge of a clip that goes with its first or last word, in seconds; longer silence is there for its picture. */
const EDGE_SECONDS = 1

/**
 *     clip      |    one    two   three  |       `two`: from its start to the start of `three`, or from the end of `one` to its end:
 *                         [=====)                of the two pauses the longer one stays
 *
 * Frames of the film that go with words. The first and last words of a clip go with the short silence at its edge, so that no remainder without
 * words is left. `isNamed`: the words.
 */
export function framesOfWords(timeline: Timeline, isNamed: (word: FilmWord) => boolean): readonly FilmRange[] {
  const words = filmWords(timeline.tracks)
  const clips = timeline.tracks.find(({ isPrimary }) => isPrimary)?.items.toSorted(byStart) ?? []
  const edgeFrames = EDGE_SECONDS * timeline.globalConfig.fps
  const ranges: FilmRange[] = []
  for (let first = 0; first < words.length; first += 1) {
    if (!isNamed(words[first]!)) continue
    let last = first
    while (words[last + 1] && isNamed(words[last + 1]!)) last += 1
    const around = { before: words[first - 1], run: words.slice(first, last + 1), after: words[last + 1] }
    ranges.push(...partsByClip(clips, around).map(([clip, part]) => rangeIn(clip, part, edgeFrames)))
    first = last
  }
  return mergedRanges(ranges)
}

type Run = { readonly before: FilmWord | undefined; readonly run: readonly FilmWord[]; readonly after: FilmWord | undefined }

/** The words of a run by the clip that they are spoken over. */
function partsByClip(clips: readonly TimelineItem[], { before, run, after }: Run): readonly (readonly [TimelineItem | undefined, Run])[] {
  const byClip = Map.groupBy(run, ({ startFrame }) =>
    clips.find((item) => item.startTimeInFrames <= startFrame && startFrame < endFrame(item)),
  )
  const parts = [...byClip]
  return parts.map(([clip, words], index) => [
    clip,
    { run: words, before: index === 0 ? before : undefined, after: index === parts.length - 1 ? after : undefined },
  ])
}

function rangeIn(clip: TimelineItem | undefined, { before, run, after }: Run, edgeFrames: number): FilmRange {
  const [from, to] = [run[0]!.startFrame, Math.max(...run.map(({ endFrame }) => endFrame))]
  const previousEnd = Math.min(before?.endFrame ?? 0, from)
  const nextStart = Math.max(after?.startFrame ?? Number.MAX_SAFE_INTEGER, to)
  const lead = clip && (!before || before.startFrame < clip.startTimeInFrames) ? from - Math.max(clip.startTimeInFrames, previousEnd) : null
  const tail = clip && (!after || after.startFrame >= endFrame(clip)) ? Math.max(0, Math.min(endFrame(clip), nextStart) - to) : null
  const [withLead, withTail] = [lead !== null && lead <= edgeFrames ? lead : null, tail !== null && tail <= edgeFrames ? tail : null]
  if (withLead !== null || withTail !== null) {
    return {
      startFrame: withLead !== null ? from - withLead : withTail !== null && before ? Math.min(from, previousEnd + withTail) : from,
      endFrame: withTail !== null ? to + withTail : withLead !== null && after ? Math.max(to, nextStart - withLead) : to,
    }
  }
  if (lead !== null || tail !== null || !before || !after) return { startFrame: from, endFrame: to }
  return nextStart - to > from - previousEnd ? { startFrame: previousEnd, endFrame: to } : { startFrame: from, endFrame: nextStart }
}
