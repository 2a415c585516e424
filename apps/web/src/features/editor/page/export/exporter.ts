import { outputSettings } from '@fablecut/domain/timeline/edit/export/output-settings'
import { renderRequest, type RenderRequest } from '@fablecut/domain/timeline/edit/export/render-request'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorState } from '../../session/editor-state.ts'
import type { RenderOutcome } from './render-client.ts'

/** How far the export of this page is. `percent` null: nobody can tell yet. Source: E-226. */
export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving' }
  | { readonly phase: 'rendering'; readonly percent: number | null }
  | { readonly phase: 'done'; readonly url: string }
  | { readonly phase: 'failed'; readonly message: string }

type Render = (
  request: RenderRequest,
  watch: { onStarted: (renderId: string) => void; onProgress: (percent: number | null) => void; signal: AbortSignal },
) => Promise<RenderOutcome>

export type ExporterPorts = {
  readonly state: () => EditorState
  /** Sends what is not saved; false where that fails. Source: ED-81. */
  readonly flush: () => Promise<boolean>
  readonly render: Render
  readonly cancelRun: (renderId: string) => Promise<unknown>
  /** Called in place of a download where it is given. Source: E-227. */
  readonly onSuccess?: (url: string) => void
  readonly download: (url: string) => void
  readonly tellSuccess: () => void
  readonly tellFailure: (message: string) => void
  /** Why nothing can be exported that could not be saved. */
  readonly unsavedText: string
}

export type Exporter = {
  readonly store: StoreApi<ExportState>
  /** Nothing while one runs. Source: ED-82. */
  start(): Promise<void>
  cancel(): void
  reset(): void
}

/** What is asked for: the document as it is, with the story's own logo setting. Source: E-292, ED-23, ED-82. */
export function requestOf({ document: { timeline }, story }: Pick<EditorState, 'document' | 'story'>): RenderRequest {
  const output = outputSettings(story.size, timeline.tracks)
  return renderRequest(timeline, { storyId: story.id, userId: story.userId, output }, { watermarkConfig: timeline.globalConfig.watermark })
}

/** One export at a time: saved first, then rendered, then downloaded. Source: E-226, E-227, ED-81, ED-82. */
export function createExporter(ports: ExporterPorts): Exporter {
  const store = createStore<ExportState>(() => ({ phase: 'idle' }))
  const set = (state: ExportState): void => store.setState(state, true)
  let running: { readonly stop: AbortController; renderId?: string } | null = null

  const finish = (outcome: RenderOutcome): void => {
    running = null
    if (outcome.kind === 'canceled') return set({ phase: 'idle' })
    if (outcome.kind === 'error') {
      set({ phase: 'failed', message: outcome.message })
      return ports.tellFailure(outcome.message)
    }
    set({ phase: 'done', url: outcome.url })
    if (ports.onSuccess) return ports.onSuccess(outcome.url)
    ports.tellSuccess()
    ports.download(outcome.url)
  }
  const run = async ({ stop }: { readonly stop: AbortController }): Promise<RenderOutcome> => {
    set({ phase: 'saving' })
    if (!(await ports.flush())) return { kind: 'error', message: ports.unsavedText }
    if (stop.signal.aborted) return { kind: 'canceled' }
    set({ phase: 'rendering', percent: null })
    return ports.render(requestOf(ports.state()), {
      signal: stop.signal,
      onStarted: (renderId) => {
        if (running?.stop === stop) running.renderId = renderId
      },
      onProgress: (percent) => {
        if (!stop.signal.aborted) set({ phase: 'rendering', percent })
      },
    })
  }
  return {
    store,
    async start() {
      if (running) return
      const mine = { stop: new AbortController() }
      running = mine
      const outcome = await run(mine)
      if (running?.stop === mine.stop) finish(outcome)
    },
    cancel() {
      if (!running) return
      const { stop, renderId } = running
      running = null
      stop.abort()
      set({ phase: 'idle' })
      if (renderId !== undefined) void ports.cancelRun(renderId)
    },
    reset() {
      if (!running) set({ phase: 'idle' })
    },
  }
}
