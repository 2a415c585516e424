import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { usedAssetIds } from '@fablecut/domain/timeline/edit/operations/remove-asset'
import { checkSync } from '@fablecut/domain/timeline/edit/sync/check-sync'
import type { GlobalConfig, Timeline } from '@fablecut/domain/timeline/model'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import type { FilmRange } from '@fablecut/render/plan/model'
import { eq } from 'drizzle-orm'
import { type LockedDocument, lockOwnStory, readDocument } from '../editor/own-document.ts'
import { requireKnownTimeline } from '../editor/timeline-version.ts'
import { story } from '../platform/database/schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { filmInput, hasSameContent, isSameFilm, outputOf } from './film.ts'
import { readCurrentFilm } from './read-current-film.ts'
import { readRunningRender } from './read-render.ts'
import { cancelInTransaction } from '../runs/cancel-run.ts'
import { renderStory } from '../runs/workflow-names.ts'
import { requireExportable } from './require-exportable.ts'
import { requireSpace } from '../media/require-space.ts'
import { startSideRun } from '../runs/start-side-run.ts'
import { keepVersion } from '../versions/keep-version.ts'
import type { Viewer } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type RenderStart = {
  readonly viewer: NonNullable<Viewer>
  /** User id in the request. */
  readonly userId: string
  readonly storyId: string
  /** The version of timelines that the client knows. */
  readonly timelineVersion: number
  readonly tracks: Timeline['tracks']
  readonly mediaAssets: Timeline['mediaAssets']
  /** Absent: that of the stored timeline. */
  readonly fps: number | undefined
  readonly captions: GlobalConfig['captions'] | undefined
  /** Absent: the default. */
  readonly ducking?: GlobalConfig['ducking']
  /** Absent: no watermark (ED-23). */
  readonly watermark: GlobalConfig['watermark'] | undefined
  /** The part of the film to export, for a download; the film of the story stays. Absent: all. */
  readonly range?: FilmRange | undefined
  /** Id of a running export to cancel and replace. */
  readonly replaces?: string | undefined
}

/** `url`: of the film, if it exists already. */
export type StartedRender = { readonly renderId: string; readonly url?: string }

const BUSY_MESSAGE = 'This story is being exported already'
const NO_WATERMARK = { enabled: false, type: 'logo' }

/**
 * Exports the document of the request, validated like a sync, while the story stays editable. 403 for another `userId`, 404 for an unknown
 * story, 409 while a run locks the story, 422 for an invalid or empty timeline. A repeated request gets the running export of the same
 * document, and the film of an unchanged story is returned. For another document it is 409 with the running `renderId`, and whether
 * that exports a range, unless it `replaces` that run (ED-81, ED-82).
 */
export async function startRender(services: StoryServices, request: RenderStart): Promise<StartedRender> {
  if (request.userId !== request.viewer.id) throw new AppError('FORBIDDEN')
  const { replaced, ...started } = await inTransaction(services.pool, async (tx): Promise<StartedRender & { replaced?: string }> => {
    const row = await lockOwnStory(tx, request.storyId, request.viewer)
    const locked = await readDocument(tx, row)
    requireKnownTimeline(locked.timelineVersion, request.timelineVersion)
    const timeline = checkTimeline(request, locked)
    await requireExportable(services, timeline)
    const range = rangeIn(timeline, request.range)
    const output = outputOf(row, timeline)
    const film = { timeline, output, ...(range && { range }), revision: isStored(timeline, locked) ? row.revision : null }
    const running = await readRunningRender(tx.db, row.id)
    if (running && isSameFilm(running.film, film)) return { renderId: running.id }
    if (running && running.id !== request.replaces)
      throw new AppError('CONFLICT', { message: BUSY_MESSAGE, data: { renderId: running.id, is_range: running.film.range !== undefined } })
    if (running) await cancelInTransaction(tx, running.id)
    const currentFilm = await readCurrentFilm(tx.db, row)
    if (currentFilm && isSameFilm(currentFilm.film, film)) {
      if (film.revision === row.revision) await tx.db.update(story).set({ isExportOutdated: false }).where(eq(story.id, row.id))
      return { renderId: currentFilm.runId, url: currentFilm.url, ...(running && { replaced: running.id }) }
    }
    await requireSpace(services, request.viewer.id)
    await keepVersion(tx, services, { story: row, document: locked.document, cause: 'export' })
    const renderId = newId()
    const newRun = { runId: renderId, storyId: row.id, userId: row.userId, kind: 'render', workflow: renderStory } as const
    await startSideRun(tx, services, { ...newRun, costKey: null, credits: 0, input: filmInput(film) })
    return { renderId, ...(running && { replaced: running.id }) }
  })
  if (replaced !== undefined) await services.durable.cancel(replaced)
  return started
}

function checkTimeline(request: RenderStart, { document, assets, storedAssetIds }: LockedDocument): Timeline {
  const { tracks, mediaAssets, watermark = NO_WATERMARK } = request
  const { fps = document.timeline.globalConfig.fps, captions = document.timeline.globalConfig.captions, ducking } = request
  const requested = { tracks, mediaAssets, globalConfig: { fps, captions, watermark, ...(ducking && { ducking }) } }
  const checked = checkSync({ shots: {}, timeline: requested }, { shots: document.shots, assets, storedAssetIds })
  if (!checked.ok) throw invalidField(checked.refusal.path.replace('timeline.', ''), checked.refusal.message)
  const { timeline } = checked.value
  if (timeline.tracks.every(({ items }) => items.length === 0)) throw invalidField('tracks', 'There is nothing to export yet')
  const missing = [...usedAssetIds(timeline)].find((id) => !assets.has(id))
  if (missing !== undefined) throw invalidField('mediaAssets', `Media asset with ID ${missing} not found`)
  return timeline
}

/** Null where all of the film is exported. */
function rangeIn({ tracks }: Timeline, range: FilmRange | undefined): FilmRange | null {
  if (!range) return null
  const frames = totalFrames(tracks)
  if (range.startFrame >= frames) throw invalidField('range', 'The marked range lies behind the end of the film')
  const endFrame = Math.min(range.endFrame, frames)
  return range.startFrame === 0 && endFrame === frames ? null : { startFrame: range.startFrame, endFrame }
}

/** Whether the exported document is the stored one, apart from the watermark, which is chosen for every export. */
const isStored = (timeline: Timeline, { stored, document }: LockedDocument): boolean =>
  stored !== 'none' && hasSameContent(timeline, document.timeline)
