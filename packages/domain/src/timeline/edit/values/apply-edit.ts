import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { schemaError } from '../../parse-timeline.ts'
import { derivedIds, shotIdFor } from './derived-ids.ts'
import {
  STORY_EDITS,
  STORYBOARD_EDITS,
  TIMELINE_EDITS,
  type Edit,
  type StoryboardEdit,
  type StoryEdit,
  type TimelineEdit,
} from './edits.ts'
import type { EditRefusal, EditResult } from '../refusal.ts'
import { refuseLocked } from './locked-tracks.ts'
import { applyShotsEdit } from '../storyboard/apply-shots-edit.ts'
import { reconcileShots } from '../storyboard/reconcile/reconcile-shots.ts'
import type { MissingAssetRefusal } from '../storyboard/shot-items.ts'
import type { ShotRefusal, ShotsResult } from '../storyboard/shot-refusal.ts'
import type { ShotsMap, StoryDocument } from '../storyboard/story-document.ts'

export type EditRejection = EditRefusal | ShotRefusal | MissingAssetRefusal

/**
 *     { type: 'trimItem', itemId: 'A', edge: 'right', frames: -15 }
 *
 * Applies an edit to a story: pure, and the same for the same document and edit. Timeline and storyboard stay consistent. Without effect the same
 * document is returned; unchanged values keep their identity.
 */
export function applyEdit(document: StoryDocument, edit: Edit): Result<StoryDocument, EditRejection> {
  if (isStoryEdit(edit)) return applyToStory(document, edit)
  if (!isTimelineEdit(edit)) return applyToStoryboard(document, edit)
  const edited = applyToTimeline(document.timeline, edit)
  if (!edited.ok) return edited
  // Edits without a time never take a shot off the film.
  const nowSeconds = 'nowSeconds' in edit ? edit.nowSeconds : 0
  return checkLocks(document, ok(reconcileShots(document, edited.value, { nowSeconds, newShotId: shotIdFor(document.shots) })))
}

/** Applies an edit to the timeline alone, e.g. to preview it while it is dragged. */
export function applyToTimeline(timeline: Timeline, edit: TimelineEdit): EditResult {
  const apply = TIMELINE_EDITS[edit.type].apply as (timeline: Timeline, edit: TimelineEdit) => EditResult
  const edited = apply(timeline, edit)
  return edited.ok ? refuseLocked(timeline, edited.value) : edited
}

function applyToStory(document: StoryDocument, edit: StoryEdit): Result<StoryDocument, EditRefusal> {
  const apply = STORY_EDITS[edit.type].apply as (document: StoryDocument, edit: StoryEdit) => Result<StoryDocument, EditRefusal>
  return checkLocks(document, apply(document, edit))
}

function applyToStoryboard(document: StoryDocument, edit: StoryboardEdit): Result<StoryDocument, EditRejection> {
  const apply = STORYBOARD_EDITS[edit.type].apply as (shots: ShotsMap, edit: StoryboardEdit) => ShotsResult
  const shots = apply(document.shots, edit)
  if (!shots.ok) return shots
  const edited = applyShotsEdit(document, shots.value, { newId: derivedIds(edit.newId), failures: new Map(Object.entries(edit.failures)) })
  return checkLocks(document, edited)
}

function checkLocks<R>(before: StoryDocument, edited: Result<StoryDocument, R>): Result<StoryDocument, R | EditRefusal> {
  if (!edited.ok) return edited
  const checked = refuseLocked(before.timeline, edited.value.timeline)
  return checked.ok ? edited : checked
}

const isStoryEdit = (edit: Edit): edit is StoryEdit => Object.hasOwn(STORY_EDITS, edit.type)
const isTimelineEdit = (edit: Edit): edit is TimelineEdit => Object.hasOwn(TIMELINE_EDITS, edit.type)

const schemas = Object.entries({ ...TIMELINE_EDITS, ...STORYBOARD_EDITS, ...STORY_EDITS }).map(([type, { fields }]) =>
  z.strictObject({ type: z.literal(type), ...fields.shape }),
)
const editSchema = z.discriminatedUnion('type', schemas as [(typeof schemas)[number], ...typeof schemas])

/** Why an edit is not one. `path`: e.g. `position.trackId`. */
export type InvalidEdit = { readonly code: 'invalid_edit'; readonly path: string; readonly message: string }

/** Validates an untrusted edit, e.g. one that was stored or sent. Unknown types and fields are errors. */
export function parseEdit(value: unknown): Result<Edit, InvalidEdit> {
  const parsed = editSchema.safeParse(value)
  return parsed.success
    ? ok(parsed.data as unknown as Edit)
    : refuse({ code: 'invalid_edit', ...schemaError(parsed.error, 'Invalid edit') })
}
