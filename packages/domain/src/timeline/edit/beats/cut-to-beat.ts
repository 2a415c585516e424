import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { resolveLayout, type PlacedItems } from '../resolve-layout.ts'
import { primaryTrack } from '../tracks.ts'
import { isTrimmable, withEdgeMoved } from '../trim.ts'
import { frameValue } from '../values/edit-values.ts'
import { linkedSpeech, SILENT } from './linked-speech.ts'
import { planBeatCuts, type BeatCuts } from './plan-beat-cuts.ts'

/** `frames`: of the film, at which there is a beat, the start of a section or a word. */
export const cutToBeatFields = z.strictObject({ frames: z.array(frameValue).max(50_000).readonly() })
export type CutToBeat = z.infer<typeof cutToBeatFields>

/**
 * Moves the cuts between clips to beats as `planBeatCuts` does, which tells what stays. What is linked to a clip moves with it and ends with it.
 * Refuses `no_beats` without frames, and `nothing_to_cut` for a film of fewer than two clips.
 */
export function cutToBeat(timeline: Timeline, { frames }: CutToBeat): EditResult {
  const known = frames.filter((frame) => Number.isFinite(frame) && frame > 0)
  const primary = primaryTrack(timeline)
  if (known.length === 0) return refuse({ code: 'no_beats' })
  if (!primary || primary.items.length < 2) return refuse({ code: 'nothing_to_cut' })
  const plan = planBeatCuts(timeline, known)
  if (plan.moved === 0) return ok(timeline)
  return ok(resolveLayout(timeline, placedItems(timeline, primary, plan)))
}

function placedItems(timeline: Timeline, primary: Track, { clips, ends }: BeatCuts): PlacedItems {
  const shortened = ends.size > 0 ? linkedItemsAtEnds(timeline, ends) : new Map<string, TimelineItem>()
  const lists = timeline.tracks
    .filter(({ isPrimary, items }) => !isPrimary && items.some(({ id }) => shortened.has(id)))
    .map(({ id, items }) => [id, items.map((item) => shortened.get(item.id) ?? item)] as const)
  return new Map<string, readonly TimelineItem[]>([[primary.id, clips], ...lists])
}

/** What is linked to the clips whose end moved: it ends with its clip, and the clip's own sound grows with it. */
function linkedItemsAtEnds(timeline: Timeline, ends: ReadonlyMap<string, number>): ReadonlyMap<string, TimelineItem> {
  const linked = linkedSpeech(timeline)
  const changed = (primaryTrack(timeline)?.items ?? []).flatMap((clip) => {
    const by = ends.get(clip.id)
    if (by === undefined) return []
    return (linked.get(clip.id) ?? SILENT).items.flatMap(({ item }) => {
      const beyond = by < 0 ? Math.min(0, endFrame(clip) + by - endFrame(item)) : 0
      const frames = isOwnSound(clip, item) ? by : beyond
      return isTrimmable(item) && frames !== 0 ? [[item.id, withEdgeMoved(item, 'right', frames)] as const] : []
    })
  })
  return new Map(changed)
}

/** Whether an item is the detached sound of a clip, and still ends with it. */
const isOwnSound = (clip: TimelineItem, item: TimelineItem): boolean =>
  clip.type === 'video' &&
  item.type === 'audio' &&
  item.mediaAssetId === clip.mediaAssetId &&
  endFrame(item) === endFrame(clip) &&
  item.sourceTrimEndFrames === clip.sourceTrimEndFrames &&
  (item.speed ?? 1) === (clip.speed ?? 1) &&
  item.isReversed === clip.isReversed
