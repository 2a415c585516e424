import { ok, type Result } from '../../../result.ts'
import { buildAsset } from '../../story-fixture.ts'
import { upsertAsset } from '../operations/upsert-asset.ts'
import { addShot } from '../storyboard/add-shot.ts'
import { chooseTake } from '../storyboard/choose-take.ts'
import { moveShot } from '../storyboard/move-shot.ts'
import { removeShot } from '../storyboard/remove-shot.ts'
import { applyShotsEdit } from '../storyboard/apply-shots-edit.ts'
import type { ShotsMap, StoryDocument } from '../storyboard/story-document.ts'
import { aShot } from './fixture.ts'
import type { Gesture } from './random-edit.ts'

const idOf = (shots: ShotsMap, pick: number): string => Object.keys(shots)[pick % Math.max(1, Object.keys(shots).length)] ?? 'none'

/** For tests: applies the storyboard edit of a gesture and updates the timeline. It may be refused. */
export function applyShotGesture(document: StoryDocument, gesture: Gesture): Result<StoryDocument, unknown> {
  const { shots } = document
  const { pick, other, id } = gesture
  const shotId = idOf(shots, pick)
  const take = buildAsset(`take-${id}`, {
    shotId: shotId,
    resourceType: pick % 2 ? 'image' : 'video',
    metadata: { frames: 1 + (other % 200), fps: 30 },
  })
  const known = { ...document, timeline: upsertAsset(document.timeline, take) }
  const edits: readonly (() => Result<ShotsMap, unknown>)[] = [
    () => moveShot(shots, { shotId, toIndex: other % 9 }),
    () => removeShot(shots, { shotId, nowSeconds: 1 }),
    () =>
      addShot(shots, {
        shot: aShot(`new-${id}`, { activeVideoId: pick % 3 ? 'source-120' : null, shotType: 'manual' }),
        afterShotId: pick % 2 ? shotId : null,
      }),
    () => chooseTake(shots, { shotId, asset: take, generationStatus: 'completed' }),
  ]
  const edited = edits[other % edits.length]!()
  return edited.ok ? applyShotsEdit(known, edited.value, { newId: (madeFor) => `item-${madeFor}-${id}` }) : ok(document)
}
