import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { usedAssets } from '@fablecut/domain/timeline/edit/operations/remove-asset'
import { checkSync } from '@fablecut/domain/timeline/edit/sync/check-sync'
import type { GlobalConfig, Timeline } from '@fablecut/domain/timeline/model'
import { and, eq } from 'drizzle-orm'
import { type OwnDocument, lockOwnStory, readDocument } from '../editor/own-document.ts'
import { run } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { type RunFilm, outputOf } from './film.ts'
import { renderStory } from '../runs/workflow-names.ts'
import { requireExportable } from './require-exportable.ts'
import { requireSpace } from '../media/require-space.ts'
import { startSideRun } from '../runs/start-side-run.ts'
import type { Viewer } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type Render = {
  readonly viewer: NonNullable<Viewer>
  /** Whom the request says it is of. */
  readonly userId: string
  readonly storyId: string
  readonly tracks: readonly unknown[]
  readonly mediaAssets: readonly unknown[]
  /** Absent: as the story's stored timeline has them. */
  readonly fps: unknown
  readonly captions: unknown
  /** Absent: no logo (ED-23). */
  readonly watermark: GlobalConfig['watermark'] | undefined
}

const NO_WATERMARK = { enabled: false, type: 'logo' }

/**
 * Exports a document as it is in the request, by the checks of a sync; the story can be edited on. 403 for somebody else's `userId`, 404 for a story that
 * is none, 409 while a run has the story or another document of it is exported, 422 for a fault or for nothing to export. The same document asked for
 * again while it is exported is that run. Source: E-125, E-271, E-292, ED-23, ED-81.
 */
export async function startRender(services: StoryServices, request: Render): Promise<{ renderId: string }> {
  if (request.userId !== request.viewer.id) throw new AppError('FORBIDDEN')
  await requireSpace(services, request.viewer.id)
  return inTransaction(services.pool, async (tx) => {
    const row = await lockOwnStory(tx, request.storyId, request.viewer)
    const own = await readDocument(tx, row)
    const timeline = checkedTimeline(request, own)
    await requireExportable(services, timeline)
    const film = { timeline, output: outputOf(row, timeline), revision: isStored(timeline, own) ? row.revision : null }
    const running = await readRunning(tx, row.id)
    if (running) return { renderId: requireSame(running, film) }
    const renderId = newId()
    const place = { runId: renderId, storyId: row.id, userId: row.userId, kind: 'render', workflow: renderStory } as const
    await startSideRun(tx, services, { ...place, costKey: null, credits: 0, input: { film } })
    return { renderId }
  })
}

function checkedTimeline(request: Render, { document, assets, storedAssetIds }: OwnDocument): Timeline {
  const { tracks, mediaAssets, watermark = NO_WATERMARK } = request
  const { fps = document.timeline.globalConfig.fps, captions = document.timeline.globalConfig.captions } = request
  const body = { shots_map: {}, video_editor_timeline: { tracks, mediaAssets, globalConfig: { fps, captions, watermark } } }
  const checked = checkSync(body, { shots: document.shots, assets, storedAssetIds })
  if (!checked.ok) throw invalidField(checked.refusal.path.replace('video_editor_timeline.', ''), checked.refusal.message)
  const { timeline } = checked.value
  if (timeline.tracks.every(({ items }) => items.length === 0)) throw invalidField('tracks', 'There is nothing to export yet')
  const lost = [...usedAssets(timeline)].find((id) => !assets.has(id))
  if (lost !== undefined) throw invalidField('mediaAssets', `Media asset with ID ${lost} not found`)
  return timeline
}

async function readRunning(tx: OpenTransaction, storyId: string) {
  const isRunning = and(eq(run.storyId, storyId), eq(run.kind, 'render'), eq(run.status, 'RUN_RUNNING'))
  const [row] = await tx.db.select({ id: run.id, input: run.input }).from(run).where(isRunning)
  return row
}

function requireSame(running: { readonly id: string; readonly input: Record<string, unknown> }, film: RunFilm): string {
  const { timeline } = running.input['film'] as RunFilm
  if (!isDeepStrictEqual(seen(timeline), seen(film.timeline)))
    throw new AppError('CONFLICT', { message: 'This story is being exported already' })
  return running.id
}

/** Whether what is exported is what is stored, but for the logo, which is chosen for every export. */
const isStored = (timeline: Timeline, { stored, document }: OwnDocument): boolean =>
  stored !== 'none' && isDeepStrictEqual({ ...seen(timeline), watermark: null }, { ...seen(document.timeline), watermark: null })

/** What of a document is in its film, as it is stored. */
function seen({ tracks, globalConfig: { fps, captions, watermark } }: Timeline): Record<string, unknown> {
  return JSON.parse(JSON.stringify({ tracks, fps, captions, watermark }))
}
