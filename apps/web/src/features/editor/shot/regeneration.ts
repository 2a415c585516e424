import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { PLACEHOLDER } from '@fablecut/domain/timeline/edit/storyboard/takes'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import type { EditorSession } from '../session/editor-session.ts'
import type { RunEnd, RunWatch } from '../../../story-data/runs/run-watch.ts'
import { KIND_OF, type AskedTake } from './shot-take.ts'
import { tellFailures } from './tell-failures.ts'

/** What is to be made anew. Of a keyframe and references only one is asked for. Source: E-280. */
export type Order = {
  readonly shotIds: readonly string[]
  readonly media: readonly ShotMedium[]
  readonly settings: AdvancedSettings
  readonly credits: number
  readonly endFrameUrl?: string
  readonly referenceUrls?: readonly string[]
}

export type RegenerationPorts = {
  /** Sends what is edited and tells whether it arrived: the server makes what it knows. */
  readonly save: () => Promise<boolean>
  /** Answers the run's id, or nothing where the answer has none. */
  readonly start: (order: Order) => Promise<string | undefined>
  readonly runs: RunWatch
  /** Takes over what the server made. */
  readonly catchUp: (shotIds: readonly string[]) => Promise<void>
  /** `failed`: how many shots of a batch could not be made. */
  readonly onDone: (order: Order, failed: number) => void
  readonly onFailed: (message: string, error?: unknown) => void
}

/** Takes that were asked for and are not listed by the server yet, by shot, newest first. */
export type Asked = Readonly<Record<string, readonly AskedTake[]>>
export type Regeneration = {
  readonly asked: StoreApi<Asked>
  order(order: Order): Promise<void>
  /** Follows a run that was found under way, e.g. after a reload. */
  follow(workflowRunId: string, order: Order): void
}

/** Placeholder at once, start, poll, take over: of one story. Source: E-154, E-281, C-324..C-326, C-357. */
export function createRegeneration(session: EditorSession, ports: RegenerationPorts): Regeneration {
  const asked = createStore<Asked>(() => ({}))
  const put = ({ shotIds, media }: Order, workflowId: string | null, generationStatus: AskedTake['generationStatus']): void => {
    const fresh = media.map((medium): AskedTake => ({ ...PLACEHOLDER, workflowId, generationStatus, kind: KIND_OF[medium] }))
    asked.setState((state) => Object.fromEntries(shotIds.map((id) => [id, [...fresh, ...(state[id] ?? [])]])))
  }
  const isAsked = (shotId: string, medium: ShotMedium, workflowId: string): boolean =>
    asked.getState()[shotId]?.some((take) => take.workflowId === workflowId && take.kind === KIND_OF[medium]) === true
  /** What a run was found to make stands among what was asked for, so that it is not asked for, and paid, again. */
  const putFound = ({ shotIds, media, ...order }: Order, workflowId: string): void => {
    for (const id of shotIds) {
      const missing = media.filter((medium) => !isAsked(id, medium, workflowId))
      if (missing.length > 0) put({ ...order, shotIds: [id], media: missing }, workflowId, 'generating')
    }
  }
  const drop = ({ shotIds }: Order, workflowId: string | null): void =>
    asked.setState((state) =>
      Object.fromEntries(shotIds.map((id) => [id, (state[id] ?? []).filter((take) => take.workflowId !== workflowId)])),
    )
  const settle = async (workflowRunId: string, order: Order, end: RunEnd): Promise<void> => {
    await ports.catchUp(order.shotIds)
    drop(order, workflowRunId)
    const failed = failuresOf(order, end)
    tellFailures(session, failed)
    const count = [...failed.values()].filter((message) => message !== null).length
    if (end.kind === 'done' && end.output !== null) return ports.onDone(order, count)
    ports.onFailed(end.kind === 'done' ? texts.errors.noOutput : end.error)
  }
  const followed = new Map<string, Order>()
  const watch = (workflowRunId: string, order: Order): void => {
    const known = followed.get(workflowRunId)
    followed.set(workflowRunId, known ? both(known, order) : order)
    ports.runs.watch(workflowRunId, (end) => {
      const whole = followed.get(workflowRunId) ?? order
      followed.delete(workflowRunId)
      void settle(workflowRunId, whole, end)
    })
  }

  return {
    asked,
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

/** Each shot of a batch finds the run for itself after a reload; its end is everybody's. */
const both = (one: Order, other: Order): Order => ({
  ...one,
  shotIds: [...new Set([...one.shotIds, ...other.shotIds])],
  media: [...new Set([...one.media, ...other.media])],
})

type FailedTake = { readonly shot_id?: unknown; readonly media_type?: unknown; readonly message?: unknown }

/** What became of the pictures and clips of each shot; words that could not be spoken leave the picture as it is. */
function failuresOf({ shotIds, media }: Order, end: RunEnd): ReadonlyMap<string, string | null> {
  if (end.kind === 'lost' || media.every((medium) => medium === 'audio-voice-over')) return new Map()
  if (end.kind !== 'done') return new Map(shotIds.map((id) => [id, end.error]))
  const listed = end.output?.['failed']
  const failed = (Array.isArray(listed) ? (listed as readonly FailedTake[]) : []).filter(
    ({ media_type }) => media_type !== 'audio-voice-over',
  )
  const messages = new Map(failed.map(({ shot_id, message }) => [shot_id, typeof message === 'string' ? message : '']))
  return new Map(shotIds.map((id) => [id, messages.get(id) ?? null]))
}
