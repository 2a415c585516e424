import { changedShots } from '@fablecut/domain/timeline/edit/history/history'
import { changeShape } from '@fablecut/domain/timeline/edit/shape/change-shape'
import { shapeLayouts, type ShapeLayout } from '@fablecut/domain/timeline/edit/shape/shape-layouts'
import { shotOf } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { readStoryDocument } from '@fablecut/domain/timeline/stored/document-versions'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { StoryRow } from '../../access/story-access.ts'
import { readDocument } from '../../editor/own-document.ts'
import { storeEdit } from '../../editor/store-document.ts'
import { mediaAsset } from '../../media/media-asset.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { storyVersion } from '../../platform/database/versions-schema.ts'
import type { Limits } from '../../platform/limit-settings.ts'
import { keepVersion } from '../keep-version.ts'
import type { FrameSize } from '../version-document.ts'
import { croppedFiles, planShape, readTakes } from './plan-shape.ts'
import { readSubjects } from './subjects.ts'

/**
 * Gives a locked story a frame of another shape, after keeping what was there as a version: drawn shots show their takes of that shape, other pictures
 * are cropped around their subjects as far as those are known, and items get the layout that they had in the shape before. Returns the story.
 */
export async function applyShape(
  tx: OpenTransaction,
  { limits }: { readonly limits: Pick<Limits, 'automaticVersions'> },
  story: StoryRow,
  to: FrameSize,
): Promise<StoryRow> {
  await stampVersions(tx, story)
  const { document, stored } = await readDocument(tx, story)
  await keepVersion(tx, { limits }, { story, document, cause: 'shape' })
  const takes = await readTakes(tx.db, story.id)
  const plan = planShape(document, takes, to)
  const { composed } = plan
  const { known: subjects } = await readSubjects(tx.db, croppedFiles(plan))
  const made = new Set(composed.values())
  const added = takes.filter(({ id }) => made.has(id)).map(mediaAsset)
  const mediaAssets = [...document.timeline.mediaAssets.filter(({ id }) => !made.has(id)), ...added]
  const from = { width: story.width, height: story.height }
  const layouts = await layoutsIn(tx, story.id, to)
  const changed = changeShape({ ...document, timeline: { ...document.timeline, mediaAssets } }, { from, to, composed, subjects, layouts })
  const written = changedShots(document.shots, changed.shots).flatMap((id) => shotOf(changed.shots, id) ?? [])
  return storeEdit(tx, story.id, { written, deleted: [], timeline: stored === 'none' ? null : changed.timeline, frame: to })
}

/** Versions of a story that has had only one shape say nothing of it. */
async function stampVersions({ db }: OpenTransaction, { id, width, height }: StoryRow): Promise<void> {
  await db
    .update(storyVersion)
    .set({ width, height })
    .where(and(eq(storyVersion.storyId, id), isNull(storyVersion.width)))
}

/** Layouts of the latest version in a shape. */
async function layoutsIn(
  { db }: OpenTransaction,
  storyId: string,
  { width, height }: FrameSize,
): Promise<ReadonlyMap<string, ShapeLayout>> {
  const [version] = await db
    .select()
    .from(storyVersion)
    .where(and(eq(storyVersion.storyId, storyId), eq(storyVersion.width, width), eq(storyVersion.height, height)))
    .orderBy(desc(storyVersion.storedAt), desc(storyVersion.id))
    .limit(1)
  const document = version && readStoryDocument(version.document, version.schemaVersion)
  return document ? shapeLayouts(document.timeline) : new Map()
}
