import * as fc from 'fast-check'
import { changedShots, newHistory, record, undo, type History } from '../history/history.ts'
import { findBrokenInvariant, findBrokenEditInvariant, isChangedByRoundTrip } from './invariants.ts'
import { EDIT_KIND_COUNT, isMove, randomEdit, randomGestures } from './random-edit.ts'
import type { Gesture } from './gesture.ts'
import { SHOT_KINDS, randomShotEdit, withChosenTake } from './random-shots.ts'
import { findBrokenValueLaw } from './value-laws.ts'
import { applyEdit } from '../values/apply-edit.ts'
import type { Edit } from '../values/edits.ts'
import { randomSketch, storyOf, type StorySketch } from './random-story.ts'
import { assetsById } from '../../queries.ts'
import { checkSync } from '../sync/check-sync.ts'
import { syncPayload } from '../sync/sync-payload.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'

/** For tests: how often each kind of edit changed something, had no effect, and was refused; and the types of all edits. */
export type OutcomeCounts = {
  readonly applied: number[]
  readonly refused: number[]
  readonly same: number[]
  readonly types: Set<string>
}

/**
 * For tests: random edits of random stories. After each the document's invariants hold, the previous document is unchanged (frozen), and undoing
 * all edits restores the start. Throws with seed, path and the smallest failing sequence.
 */
export function checkSequences(numRuns: number, seed?: number): OutcomeCounts {
  const tally: OutcomeCounts = { applied: zeros(), refused: zeros(), same: zeros(), types: new Set() }
  const property = fc.property(randomSketch, randomGestures, (sketch, gestures) =>
    checkSequence(deepFreeze(storyOf(sketch)), gestures, tally),
  )
  fc.assert(property, { numRuns, examples: FAILED_BEFORE, ...(seed !== undefined && { seed }) })
  return tally
}

const oneFrame: StorySketch['shots'][number] = {
  frames: 1,
  kind: 'clip',
  speed: undefined,
  voiced: 'grouped',
  isAuto: false,
  captioned: false,
  look: 'plain',
}

const FAILED_BEFORE: [StorySketch, readonly Gesture[]][] = [
  // An item of a free track that an edit moved and an overlap moved back.
  [
    {
      shots: [oneFrame, oneFrame],
      free: [Array.from({ length: 4 }, () => [0, 1] as const), Array.from({ length: 2 }, () => [0, 1] as const)],
      music: Array.from({ length: 2 }, () => [0, 1] as const),
    },
    [
      { kind: 13, pick: 17_302, other: 0, amount: 0, id: 0 },
      { kind: 13, pick: 38_885, other: 0, amount: 0, id: 0 },
      { kind: 4, pick: 773_478, other: 0, amount: 0, id: 0 },
    ],
  ],
  // A caption that was linked to a sound, and replaced with the sentence.
  [
    {
      shots: [
        { ...oneFrame, voiced: 'no', isAuto: true },
        { ...oneFrame, voiced: 'no', captioned: true },
        oneFrame,
        { ...oneFrame, kind: 'failed', voiced: 'no', captioned: true },
        { ...oneFrame, voiced: 'near' },
        { ...oneFrame, captioned: true },
        { ...oneFrame, kind: 'failed', voiced: 'near', captioned: true },
      ],
      free: [],
      music: [[0, 1]],
    },
    [
      { kind: 245_888, pick: 101_670, other: 442_234, amount: 0, id: 0 },
      { kind: 916_433, pick: 0, other: 0, amount: 0, id: 0 },
      { kind: 221_603, pick: 333_863, other: 94_789, amount: 0, id: 0 },
      { kind: 0, pick: 0, other: 0, amount: NaN, id: 0 },
    ],
  ],
]

/** Kinds of edits beside those of the timeline: those of the storyboard, and restoring the start. */
const OTHER_KINDS = SHOT_KINDS + 1

const zeros = (): number[] => Array.from({ length: EDIT_KIND_COUNT + OTHER_KINDS }, () => 0)

function checkSequence(start: StoryDocument, gestures: readonly Gesture[], tally: OutcomeCounts): void {
  let document = start
  let history: History = newHistory(gestures.length)
  for (const [index, gesture] of gestures.entries()) {
    const edit = editOf(document, { ...gesture, id: gesture.id * 16 + index }, start)
    const next = edited(document, edit, { kind: kindOf(gesture), tally })
    const broken =
      findBrokenInvariant(next) ??
      findBrokenEditInvariant(document.timeline, next.timeline, isMove(edit)) ??
      findBrokenValueLaw(ready(document, edit), edit)
    if (broken !== undefined) throw new Error(`after edit ${index}, ${JSON.stringify(edit)}: ${broken}`)
    history = record(history, document, next)
    document = next
  }
  checkStored(start, document)
  const back = undoAll(history, document)
  if (back.timeline.tracks !== start.timeline.tracks || changedShots(back.shots, start.shots).length > 0) {
    throw new Error('undo did not give back the start')
  }
}

/** One gesture in ten edits the storyboard, or restores the start. */
const STORYBOARD = 900_000

const kindOf = ({ kind }: Gesture): number => (kind < STORYBOARD ? kind % EDIT_KIND_COUNT : EDIT_KIND_COUNT + (kind % OTHER_KINDS))

function editOf(document: StoryDocument, gesture: Gesture, { shots, timeline: { tracks } }: StoryDocument): Edit {
  if (gesture.kind < STORYBOARD) return randomEdit(document.timeline, gesture)
  const kind = gesture.kind % OTHER_KINDS
  return kind < SHOT_KINDS ? randomShotEdit(document, { ...gesture, kind }) : { type: 'restoreVersion', shots, tracks, nowSeconds: 1 }
}

/** The document with everything that an edit refers to. */
const ready = (document: StoryDocument, edit: Edit): StoryDocument =>
  edit.type === 'chooseTake' ? withChosenTake(document, edit) : document

type Counted = { readonly kind: number; readonly tally: OutcomeCounts }

function edited(document: StoryDocument, edit: Edit, { kind, tally }: Counted): StoryDocument {
  const before = ready(document, edit)
  const result = applyEdit(before, edit)
  tally.types.add(edit.type)
  if (!result.ok) {
    if (result.refusal.code === 'missing_asset') throw new Error(`the timeline was not updated: ${JSON.stringify(result.refusal)}`)
    tally.refused[kind]! += 1
    return document
  }
  tally[result.value === before ? 'same' : 'applied'][kind]! += 1
  return deepFreeze(result.value)
}

/** Storing is lossless, and the server accepts the sync of the result. */
function checkStored(start: StoryDocument, document: StoryDocument): void {
  if (isChangedByRoundTrip(document.timeline)) throw new Error('storing it changes it')
  const payload = syncPayload('story', document, changedShots(start.shots, document.shots))
  if (!payload.ok) throw new Error(payload.refusal.code)
  const assets = assetsById(document.timeline.mediaAssets)
  const checked = checkSync(JSON.parse(JSON.stringify(payload.value)), { shots: start.shots, assets, storedAssetIds: new Set() })
  if (!checked.ok) throw new Error(`the sync is refused: ${JSON.stringify(checked.refusal)}`)
  if (changedShots(checked.value.shots, document.shots).some((id) => !checked.value.written.some(({ shotId }) => shotId === id))) {
    throw new Error('the server has other shots')
  }
}

function undoAll(history: History, document: StoryDocument): StoryDocument {
  const step = undo(history, document)
  return step ? undoAll(step.history, step.document) : document
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(deepFreeze)
  return value
}
