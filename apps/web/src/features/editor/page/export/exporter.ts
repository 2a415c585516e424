import { outputSettings } from '@fablecut/domain/timeline/edit/export/output-settings'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorState } from '../../session/editor-state.ts'
import type { RenderBusy, RenderOutcome } from './render-client.ts'
import type { Encoders } from '@fablecut/render/player/film/encoders'
import { renderRequest, type RenderRequest } from './render-request.ts'

/** A running export. */
export type Rendering = {
  readonly phase: 'rendering'
  /** Null while unknown. */
  readonly percent: number | null
  /** The exported document; null for an earlier version that this page never had. */
  readonly document: StoryDocument | null
  /** Whether the current version is exported afterwards. */
  readonly isNextQueued: boolean
  /** Whether it runs in this browser, as long as the page is open. */
  readonly isHere: boolean
  readonly part: ExportPart
}

/** Export state of the open story. */
export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving' }
  | Rendering
  /** Null for a film that was written to a file. */
  | { readonly phase: 'done'; readonly url: string | null }
  | { readonly phase: 'failed'; readonly message: string }

type Watch = { onProgress: (percent: number | null) => void; signal: AbortSignal }

export type ExporterPorts = {
  readonly state: () => EditorState
  /** Saves pending edits; resolves to false on failure. */
  readonly flush: () => Promise<boolean>
  readonly render: (request: RenderRequest, watch: Watch & { onStarted: (renderId: string) => void }) => Promise<RenderOutcome | RenderBusy>
  readonly exportHere: (state: EditorState, choice: { part: ExportPart; encoders: Encoders }, watch: Watch) => Promise<RenderOutcome>
  readonly follow: (renderId: string, watch: Watch) => Promise<RenderOutcome>
  /** The story's running export, started from any page; null without one. `revision`: of the exported story. */
  readonly readRunning: () => Promise<{ readonly renderId: string; readonly revision: number | null; readonly isRange: boolean } | null>
  readonly cancelRun: (renderId: string) => Promise<unknown>
  /** Called instead of a download, if given. */
  readonly onSuccess?: (url: string | null) => void
  readonly download: (url: string) => void
  /** Called with a film of this browser that is not shown any more, or whose export was dropped before it ended. */
  readonly release: (url: string) => void
  /** `exported`: the document of the film, as in `Rendering`. Not called for films that the story does not keep: those of a range or of this browser. */
  readonly reportSuccess: (exported: StoryDocument | null) => void
  readonly reportDownload: () => void
  readonly reportFailure: (message: string) => void
  /** Message when saving before the export failed. */
  readonly unsavedText: string
}

/** What of a film is exported. */
export type ExportPart = 'film' | 'range'
/** Where: on the server, or in this browser with its encoders. */
export type ExportPlace = 'server' | Encoders

export type Exporter = {
  readonly store: StoreApi<ExportState>
  /** Exports the whole film or its marked range. Default: the film, on the server. No effect while an export is running. */
  start(part?: ExportPart, place?: ExportPlace): Promise<void>
  /** Follows a running export, e.g. after a reload. */
  resume(): Promise<void>
  /** Cancels the running export and exports the current version. */
  replace(): Promise<void>
  /** Exports the current version when the running export has ended. */
  queueNext(): void
  cancel(): void
  /** Stops following when the editor is left; the export goes on, and one that is just being started is started. */
  stop(): void
  reset(): void
}

type Running = { readonly stop: AbortController; renderId?: string }

/** Request for the current document, with the story's watermark setting. */
export function requestOf({ document: { timeline }, story }: Pick<EditorState, 'document' | 'story'>, part: ExportPart): RenderRequest {
  const output = outputSettings(story.size, timeline.tracks)
  const { range, globalConfig } = timeline
  const choices = { watermarkConfig: globalConfig.watermark, ...(part === 'range' && range && { range }) }
  return renderRequest(timeline, { storyId: story.id, userId: story.userId, output }, choices)
}

/** One export at a time: saved first, then rendered, then downloaded. */
export function createExporter(ports: ExporterPorts): Exporter {
  const store = createStore<ExportState>(() => ({ phase: 'idle' }))
  const release = (url: string | null): void => {
    if (url?.startsWith('blob:')) ports.release(url)
  }
  const set = (state: ExportState): void => {
    const before = store.getState()
    store.setState(state, true)
    if (before.phase === 'done') release(before.url)
  }
  const rendering = (): Rendering | null => {
    const state = store.getState()
    return state.phase === 'rendering' ? state : null
  }
  let running: Running | null = null
  let isStopped = false
  /** Chosen for the latest export, and for that of the next version; the film if no range is marked then. */
  let part: ExportPart = 'film'
  let place: ExportPlace = 'server'

  const finish = (outcome: RenderOutcome): void => {
    running = null
    const { document = null, isNextQueued = false, isHere, part: exported } = rendering() ?? {}
    if (outcome.kind === 'canceled') set({ phase: 'idle' })
    else if (outcome.kind === 'error') {
      set({ phase: 'failed', message: outcome.message })
      ports.reportFailure(outcome.message)
    } else {
      set({ phase: 'done', url: outcome.url })
      if (ports.onSuccess) ports.onSuccess(outcome.url)
      else {
        if (exported === 'film' && !isHere) ports.reportSuccess(document)
        else ports.reportDownload()
        if (outcome.url !== null) ports.download(outcome.url)
      }
    }
    if (isNextQueued) void run((current) => render(current))
  }
  const watchOf = ({ stop }: Running): Watch => ({
    signal: stop.signal,
    onProgress: (percent) => {
      const state = rendering()
      if (state && !stop.signal.aborted) set({ ...state, percent })
    },
  })
  const follow = (
    current: Running,
    { renderId, isRange }: { renderId: string; isRange: boolean },
    document: StoryDocument | null,
  ): Promise<RenderOutcome> => {
    current.renderId = renderId
    set({ phase: 'rendering', percent: null, document, isNextQueued: false, isHere: false, part: isRange ? 'range' : 'film' })
    return ports.follow(renderId, watchOf(current))
  }
  const exportHere = (current: Running, encoders: Encoders): Promise<RenderOutcome> => {
    const state = ports.state()
    set({ phase: 'rendering', percent: null, document: state.document, isNextQueued: false, isHere: true, part })
    return ports.exportHere(state, { part, encoders }, watchOf(current))
  }
  const render = async (current: Running, replaces?: string): Promise<RenderOutcome> => {
    if (place !== 'server') return exportHere(current, place)
    set({ phase: 'saving' })
    if (!(await ports.flush())) return { kind: 'error', message: ports.unsavedText }
    if (current.stop.signal.aborted) return { kind: 'canceled' }
    const state = ports.state()
    const request = requestOf(state, part)
    const sent = request.range ? 'range' : 'film'
    set({ phase: 'rendering', percent: null, document: state.document, isNextQueued: false, isHere: false, part: sent })
    const outcome = await ports.render(
      { ...request, ...(replaces !== undefined && { replaces }) },
      {
        ...watchOf(current),
        onStarted: (renderId) => {
          current.renderId = renderId
          if (isStopped) current.stop.abort()
        },
      },
    )
    if (outcome.kind !== 'busy') return outcome
    return current.stop.signal.aborted ? { kind: 'canceled' } : follow(current, outcome, null)
  }
  const run = async (work: (current: Running) => Promise<RenderOutcome>): Promise<void> => {
    const current: Running = { stop: new AbortController() }
    running = current
    const outcome = await work(current)
    if (running === current) finish(outcome)
    else if (outcome.kind === 'success') release(outcome.url)
  }
  const drop = (): string | undefined => {
    running?.stop.abort()
    const renderId = running?.renderId
    running = null
    return renderId
  }
  return {
    store,
    async start(chosenPart = 'film', chosenPlace = 'server') {
      if (running) return
      part = chosenPart
      place = chosenPlace
      await run((current) => render(current))
    },
    async resume() {
      isStopped = false
      const existing = await ports.readRunning()
      if (!existing || running || isStopped) return
      const { document, revision } = ports.state()
      part = existing.isRange ? 'range' : 'film'
      place = 'server'
      await run((current) => follow(current, existing, existing.revision === revision ? document : null))
    },
    async replace() {
      const renderId = drop()
      await run((current) => render(current, renderId))
    },
    queueNext() {
      const state = rendering()
      if (state) set({ ...state, isNextQueued: true })
    },
    cancel() {
      if (!running) return
      const renderId = drop()
      set({ phase: 'idle' })
      if (renderId !== undefined) void ports.cancelRun(renderId)
    },
    stop() {
      isStopped = true
      if (!running) set({ phase: 'idle' })
      else if (running.renderId !== undefined || rendering()?.isHere) drop()
    },
    reset() {
      if (!running) set({ phase: 'idle' })
    },
  }
}
