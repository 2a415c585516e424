import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { PENDING_TAKE } from '@fablecut/domain/timeline/edit/storyboard/takes'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import type { EditorSession } from '../session/editor-session.ts'
import type { RunEnd, RunWatch } from '../../../story-data/runs/run-watch.ts'
import { TAKE_TYPE_OF, type PendingTake } from './shot-take.ts'
import { recordFailures } from './record-failures.ts'

/** What to regenerate. Only one of a keyframe and references is set. */
export type RegenerationRequest = {
  readonly shotIds: readonly string[]
  readonly media: readonly ShotMedium[]
  readonly settings: AdvancedSettings
  readonly credits: number
  readonly endFrameUrl?: string
  readonly referenceUrls?: readonly string[]
}

export type RegenerationPorts = {
  /** Saves the document, as the server generates from the stored one; false on failure. */
  readonly save: () => Promise<boolean>
  /** Starts the run; resolves to its id, or undefined when the response has none. */
  readonly start: (order: RegenerationRequest) => Promise<string | undefined>
  readonly runs: RunWatch
  /** Merges the new takes into the document. */
  readonly catchUp: (shotIds: readonly string[]) => Promise<void>
  /** `failed`: number of failed shots of a batch. */
  readonly onDone: (order: RegenerationRequest, failed: number) => void
  readonly onFailed: (message: string, error?: unknown) => void
}

/** Requested takes that the server does not list yet, by shot, newest first. */
export type PendingTakes = Readonly<Record<string, readonly PendingTake[]>>
export type Regeneration = {
  readonly pending: StoreApi<PendingTakes>
  order(order: RegenerationRequest): Promise<void>
  /** Follows a running run, e.g. after a reload. */
  follow(workflowRunId: string, order: RegenerationRequest): void
}

/** Regenerates shots of one story: placeholder, start, poll, merge. */
export function createRegeneration(session: EditorSession, ports: RegenerationPorts): Regeneration {
  const pending = createStore<PendingTakes>(() => ({}))
  const put = (
    { shotIds, media }: RegenerationRequest,
    workflowId: string | null,
    generationStatus: PendingTake['generationStatus'],
  ): void => {
    const fresh = media.map((medium): PendingTake => ({ ...PENDING_TAKE, workflowId, generationStatus, type: TAKE_TYPE_OF[medium] }))
    pending.setState((state) => Object.fromEntries(shotIds.map((id) => [id, [...fresh, ...(state[id] ?? [])]])))
  }
  const isPending = (shotId: string, medium: ShotMedium, workflowId: string): boolean =>
    pending.getState()[shotId]?.some((take) => take.workflowId === workflowId && take.type === TAKE_TYPE_OF[medium]) === true
  /** Adds takes of a running run to the pending ones, so that they are not requested and charged again. */
  const putFound = ({ shotIds, media, ...order }: RegenerationRequest, workflowId: string): void => {
    for (const id of shotIds) {
      const missing = media.filter((medium) => !isPending(id, medium, workflowId))
      if (missing.length > 0) put({ ...order, shotIds: [id], media: missing }, workflowId, 'generating')
    }
  }
  const drop = ({ shotIds }: RegenerationRequest, workflowId: string | null): void =>
    pending.setState((state) =>
      Object.fromEntries(shotIds.map((id) => [id, (state[id] ?? []).filter((take) => take.workflowId !== workflowId)])),
    )
  const settle = async (workflowRunId: string, order: RegenerationRequest, end: RunEnd): Promise<void> => {
    await ports.catchUp(order.shotIds)
    drop(order, workflowRunId)
    const failed = failuresOf(order, end)
    recordFailures(session, failed)
    const count = [...failed.values()].filter((message) => message !== null).length
    if (end.kind === 'done' && end.output !== null) return ports.onDone(order, count)
    ports.onFailed(end.kind === 'done' ? texts.errors.noOutput : end.error)
  }
  const requests = new Map<string, RegenerationRequest>()
  const watch = (workflowRunId: string, order: RegenerationRequest): void => {
    const known = requests.get(workflowRunId)
    requests.set(workflowRunId, known ? both(known, order) : order)
    ports.runs.watch(workflowRunId, (end) => {
      const request = requests.get(workflowRunId) ?? order
      requests.delete(workflowRunId)
      void settle(workflowRunId, request, end)
    })
  }

  return {
    pending,
    follow(workflowRunId, order) {
      putFound(order, workflowRunId)
      watch(workflowRunId, order)
    },
    async order(order) {
      const { id } = session.store.getState().story
      if (!id) return ports.onFailed(texts.errors.noStory)
      put(order, null, 'pending')
      try {
        if (!(await ports.save())) return ports.onFailed(texts.errors.unsaved)
        const workflowRunId = await ports.start(order)
        if (!workflowRunId) return ports.onFailed(texts.errors.noRun)
        put(order, workflowRunId, 'generating')
        watch(workflowRunId, order)
      } catch (error) {
        ports.onFailed(texts.errors.start, error)
      } finally {
        drop(order, null)
      }
    },
  }
}

/** Merges the requests of a batch found by several shots after a reload. */
const both = (first: RegenerationRequest, other: RegenerationRequest): RegenerationRequest => ({
  ...first,
  shotIds: [...new Set([...first.shotIds, ...other.shotIds])],
  media: [...new Set([...first.media, ...other.media])],
})

type FailedTake = { readonly shot_id?: unknown; readonly media_type?: unknown; readonly message?: unknown }

/** Failures of images and videos by shot; failed voice-overs don't affect the visual media. */
function failuresOf({ shotIds, media }: RegenerationRequest, end: RunEnd): ReadonlyMap<string, string | null> {
  if (end.kind === 'lost' || media.every((medium) => medium === 'audio-voice-over')) return new Map()
  if (end.kind !== 'done') return new Map(shotIds.map((id) => [id, end.error]))
  const listed = end.output?.['failed']
  const failed = (Array.isArray(listed) ? (listed as readonly FailedTake[]) : []).filter(
    ({ media_type }) => media_type !== 'audio-voice-over',
  )
  const messages = new Map(failed.map(({ shot_id, message }) => [shot_id, typeof message === 'string' ? message : '']))
  return new Map(shotIds.map((id) => [id, messages.get(id) ?? null]))
}
