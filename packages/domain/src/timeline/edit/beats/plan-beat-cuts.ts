import { endFrame } from '../../frames.ts'
import type { MediaAsset, Timeline, TimelineItem } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { primaryTrack, sortedByStart } from '../tracks.ts'
import { edgeRange, isTrimmable, sourceFrames, withEdgeMoved, type Edge, type Trimmable } from '../trim.ts'
import { linkedSpeech, SILENT, type LinkedSpeech } from './linked-speech.ts'

/** Farther beats are not those of a cut, in seconds. */
const MAX_MOVE_SECONDS = 0.75
/** No clip gets shorter, in seconds. */
const MIN_CLIP_SECONDS = 0.5

/**
 * Why a cut stays: `words` would be cut, a clip would be too `short`, its file shows nothing more (`material`), or there is no beat near (`far`).
 */
export type KeptCut = 'words' | 'short' | 'material' | 'far'

/** `clips`: of the primary track in order, before packing. `ends`: the clips whose end moved and took the following ones along, with the distance. */
export type BeatCuts = {
  readonly clips: readonly TimelineItem[]
  readonly ends: ReadonlyMap<string, number>
  readonly moved: number
  /** Cuts that are on a beat already. */
  readonly onBeat: number
  readonly kept: Readonly<Record<KeptCut, number>>
}

/**
 *     beats    '    '    '    '    '            '    '    '    '    '
 *     rolled   |  A   |   B   |   C   |   ->   |  A |   B    |  C   |      both clips have more to show: nothing else moves
 *     moved    |  A   |   B   |   C   |   ->   |  A |   B    |  C   |      B has not: it keeps its start, and moves with all that follows
 *
 * Moves every cut between two clips to the nearest beat within `MAX_MOVE_SECONDS` at which both keep their words and a minimum length. A cut is
 * rolled where that leaves all words under their own picture, else the end of its first clip moves. `frames`: those of the beats, in any order.
 */
export function planBeatCuts(timeline: Timeline, frames: readonly number[]): BeatCuts {
  const { fps } = timeline.globalConfig
  const beats = [...new Set(frames.map(Math.round))].sort((a, b) => a - b)
  const film: Film = { fps, assets: assetsById(timeline.mediaAssets), linked: linkedSpeech(timeline), beats }
  const clips = [...sortedByStart(primaryTrack(timeline)?.items ?? [])]
  const [ends, kept] = [new Map<string, number>(), { words: 0, short: 0, material: 0, far: 0 }]
  let [moved, onBeat, start] = [0, 0, 0]
  for (const [index, next] of clips.entries()) {
    const previous = clips[index - 1]
    if (!previous) continue
    const cut: Cut = { previous, next, start, shift: start - previous.startTimeInFrames }
    const chosen = chooseMove(film, cut)
    if (typeof chosen === 'string') kept[chosen] += 1
    else if (chosen.by === 0) onBeat += 1
    else {
      moved += 1
      clips[index - 1] = chosen.previous
      clips[index] = chosen.next
      if (!chosen.isRoll) ends.set(previous.id, chosen.by)
    }
    start += clips[index - 1]!.durationInFrames
  }
  return { clips, ends, moved, onBeat, kept }
}

type Film = {
  readonly fps: number
  readonly assets: ReadonlyMap<string, MediaAsset>
  readonly linked: ReadonlyMap<string, LinkedSpeech>
  readonly beats: readonly number[]
}

/** `start`: frame at which `previous` starts after the cuts before it. `shift`: how far it and what is linked to it have moved. */
type Cut = { readonly previous: TimelineItem; readonly next: TimelineItem; readonly start: number; readonly shift: number }
type Move = { readonly by: number; readonly isRoll: boolean; readonly previous: TimelineItem; readonly next: TimelineItem }

function chooseMove(film: Film, cut: Cut): Move | KeptCut {
  const at = cut.start + cut.previous.durationInFrames
  const offsets = nearestBeats(film, at).map((beat) => beat - at)
  let refusal: KeptCut = 'far'
  for (const [index, by] of offsets.entries()) {
    if (by === 0) return { by, isRoll: true, previous: cut.previous, next: cut.next }
    const move = moveCut(film, cut, by)
    if (typeof move !== 'string') return move
    if (index === 0) refusal = move
  }
  return refusal
}

/** Beats in reach of a frame, the nearest first. */
function nearestBeats({ beats, fps }: Film, frame: number): readonly number[] {
  const reach = MAX_MOVE_SECONDS * fps
  const first = firstFrom(beats, frame - reach)
  const near = beats.slice(first, firstFrom(beats, frame + reach + 1, first))
  return near.filter((beat) => Math.abs(beat - frame) <= reach).toSorted((a, b) => Math.abs(a - frame) - Math.abs(b - frame))
}

function firstFrom(beats: readonly number[], frame: number, from = 0): number {
  let [low, high] = [from, beats.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (beats[middle]! < frame) low = middle + 1
    else high = middle
  }
  return low
}

function moveCut(film: Film, cut: Cut, by: number): Move | KeptCut {
  const { previous, next } = cut
  if (!isTrimmable(previous) || !isTrimmable(next)) return 'material'
  const min = Math.ceil(MIN_CLIP_SECONDS * film.fps)
  if (by < 0 && previous.durationInFrames + by < min) return 'short'
  const canEnd = isInRange(film, previous, 'right', by)
  const canRoll = canEnd && isInRange(film, next, 'left', by) && !(by > 0 && next.durationInFrames - by < min)
  const ended = canEnd ? withEdgeMoved(previous, 'right', by) : previous
  if (canRoll && (continues(previous, next) || keepsPictures(film, cut, by)))
    return { by, isRoll: true, previous: ended, next: withEdgeMoved(next, 'left', by) }
  if (!canEnd) return 'material'
  // Two parts of one take would show the frames between them twice.
  if (by > 0 && continues(previous, next)) return 'short'
  return by < 0 && !keepsWords(film, cut, by) ? 'words' : { by, isRoll: false, previous: ended, next }
}

function isInRange({ assets, fps }: Film, item: Trimmable, edge: Edge, by: number): boolean {
  const length = 'mediaAssetId' in item ? sourceFrames(assets.get(item.mediaAssetId), fps) : 0
  const { min, max } = edgeRange(item, edge, length)
  return by >= min && by <= max
}

/** Whether a clip goes on where the one before it ends, as after a split. */
const continues = (a: TimelineItem, b: TimelineItem): boolean =>
  a.type === 'video' &&
  b.type === 'video' &&
  a.mediaAssetId === b.mediaAssetId &&
  (a.speed ?? 1) === (b.speed ?? 1) &&
  !a.isReversed &&
  !b.isReversed &&
  a.sourceTrimEndFrames === b.sourceTrimStartFrames

/** Whether a rolled cut leaves the words of both clips under their own picture. */
function keepsPictures({ linked }: Film, { previous, next, start, shift }: Cut, by: number): boolean {
  const at = start + previous.durationInFrames + by
  const [before, after] = [linked.get(previous.id) ?? SILENT, linked.get(next.id) ?? SILENT]
  const nextShift = start + previous.durationInFrames - next.startTimeInFrames
  return by < 0 ? (before.spoken?.endFrame ?? 0) + shift <= at : (after.spoken?.startFrame ?? Number.POSITIVE_INFINITY) + nextShift >= at
}

/** Whether a clip can end earlier without what is linked to it losing words, or all of its frames. */
function keepsWords({ linked }: Film, { previous, start, shift }: Cut, by: number): boolean {
  const at = start + previous.durationInFrames + by
  const { items, spoken } = linked.get(previous.id) ?? SILENT
  const lastStart = Math.max(0, ...items.filter(({ item }) => isTrimmable(item)).map(({ item }) => item.startTimeInFrames + shift))
  const isFixed = items.some(({ item }) => !isTrimmable(item) && endFrame(item) + shift > at)
  return (spoken?.endFrame ?? 0) + shift <= at && lastStart < at && !isFixed
}
