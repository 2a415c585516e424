import { EXAMPLE_PLAN } from '../../../story/shot-plan/shot-plan-fixture.ts'
import { buildAsset } from '../../story-fixture.ts'
import type { StoryboardEdit } from '../values/edits.ts'
import { upsertAsset } from '../operations/upsert-asset.ts'
import type { ShotsMap, StoryDocument } from '../storyboard/story-document.ts'
import type { Gesture } from './gesture.ts'

const idOf = (shots: ShotsMap, pick: number): string => Object.keys(shots)[pick % Math.max(1, Object.keys(shots).length)] ?? 'none'

const KINDS: readonly ((shots: ShotsMap, gesture: Gesture) => StoryboardEdit)[] = [
  (shots, { pick, other, id }) => ({ type: 'moveShot', shotId: idOf(shots, pick), toIndex: other % 9, ...madeBy(id) }),
  (shots, { pick, id }) => ({ type: 'removeShot', shotId: idOf(shots, pick), nowSeconds: 1, ...madeBy(id) }),
  (shots, { pick, id }) => ({ type: 'addShot', shotId: `new-${id}`, afterShotId: pick % 2 ? idOf(shots, pick) : null, ...madeBy(id) }),
  (shots, gesture) => ({
    type: 'chooseTake',
    shotId: idOf(shots, gesture.pick),
    asset: takeOf(shots, gesture),
    generationStatus: 'completed',
    ...madeBy(gesture.id),
  }),
  (shots, { pick, other, id }) => ({
    type: 'hideShot',
    shotId: idOf(shots, pick),
    isHidden: other % 3 > 0,
    nowSeconds: 1,
    ...madeBy(id),
  }),
  (shots, { pick, id }) => ({ type: 'updateShotTexts', shotId: idOf(shots, pick), texts: { voiceOver: `words ${id}` }, ...madeBy(id) }),
  (shots, { pick, id }) => ({ type: 'updateShotPlan', shotId: idOf(shots, pick), plan: EXAMPLE_PLAN, ...madeBy(id) }),
]

/** Number of kinds of storyboard edits. */
export const SHOT_KINDS = KINDS.length

const madeBy = (id: number) => ({ newId: `item-${id}`, failures: {} })

const takeOf = (shots: ShotsMap, { pick, other, id }: Gesture) =>
  buildAsset(`take-${id}`, {
    shotId: idOf(shots, pick),
    resourceType: pick % 2 ? 'image' : 'video',
    metadata: { frames: 1 + (other % 200), fps: 30 },
  })

/** For tests: the storyboard edit of a gesture. It may be refused. */
export const randomShotEdit = ({ shots }: StoryDocument, gesture: Gesture): StoryboardEdit =>
  KINDS[gesture.kind % KINDS.length]!(shots, gesture)

/** For tests: the document with the take that an edit chooses. */
export const withChosenTake = (document: StoryDocument, edit: StoryboardEdit): StoryDocument =>
  edit.type === 'chooseTake' ? { ...document, timeline: upsertAsset(document.timeline, edit.asset) } : document
