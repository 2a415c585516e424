import { NEW_CAPTION_STYLE } from '@fablecut/domain/captions/presets'
import { DETECTION_PROGRESS } from '@fablecut/domain/timeline/edit/media/caption-progress'
import type { CaptionItem, Timeline } from '@fablecut/domain/timeline/model'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { api } from '../../../api/client.ts'
import { codeOf, dataOf, messageOf } from '../../../api/error.ts'
import { captionsTexts as texts } from '../../../texts/editor/captions.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import { newItemId } from '../session/new-ids.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { captionsOf } from '@fablecut/domain/captions/subtitles'
import type { detectionRequest } from './detection-request.ts'

type Body = ReturnType<typeof detectionRequest>
type DetectionResponse = Awaited<ReturnType<typeof api.stories.generateCaption>>

export type DetectionState = {
  /** Start time; null while no detection is running. */
  readonly startedAtMs: number | null
  readonly audioSeconds: number
  /** The response has arrived. */
  readonly isComplete: boolean
  /** The last result consists of empty placeholders. */
  readonly hasSlots: boolean
  readonly missing: { readonly required: number; readonly available: number } | null
}

const IDLE: DetectionState = { startedAtMs: null, audioSeconds: 0, isComplete: false, hasSlots: false, missing: null }
const detections = new WeakMap<EditorSession, StoreApi<DetectionState>>()

/** Detection state of a session; it survives switching tabs of the pane. */
export function detectionOf(session: EditorSession): StoreApi<DetectionState> {
  const known = detections.get(session)
  if (known) return known
  const store = createStore<DetectionState>(() => IDLE)
  detections.set(session, store)
  return store
}

export type DetectionOptions = {
  readonly body: Body
  readonly audioSeconds: number
  /** Called after success, to refetch the story and the balance. */
  readonly onSuccess: () => void
  /** Called when the price differs from the one shown. */
  readonly onNewPrice: () => void
}

/** Detects captions and inserts them under their audio tracks. */
export async function detectCaptions(session: EditorSession, options: DetectionOptions): Promise<void> {
  const store = detectionOf(session)
  if (store.getState().startedAtMs !== null) return
  store.setState({ ...IDLE, startedAtMs: Date.now(), audioSeconds: options.audioSeconds })
  try {
    const response = await api.stories.generateCaption(options.body)
    if (!response.success || !response.captions) return fail(store, response.message || texts.failed)
    store.setState({ isComplete: true, hasSlots: Object.values(response.captions).some(({ how }) => how === 'slots') })
    insert(session, response.captions)
    // The result was charged: save it at once instead of debounced.
    session.sync({ type: 'forced' })
    options.onSuccess()
    setTimeout(() => store.setState({ startedAtMs: null, isComplete: false }), DETECTION_PROGRESS.resetMs)
  } catch (error) {
    if (codeOf(error) === 'PRICE_CHANGED') options.onNewPrice()
    if (codeOf(error) === 'INSUFFICIENT_CREDITS') return store.setState({ ...IDLE, missing: missingOf(error) })
    fail(store, wordsOf(error))
  }
}

function fail(store: StoreApi<DetectionState>, text: string): void {
  store.setState(IDLE)
  toast.error(text)
}

const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message === '' ? texts.failedWithoutReason : messageOf(error, texts.failedWithoutReason)

function missingOf(error: unknown): DetectionState['missing'] {
  const { required, available } = dataOf(error)
  return { required: Number(required) || 0, available: Number(available) || 0 }
}

function insert(session: EditorSession, captions: NonNullable<DetectionResponse['captions']>): void {
  const { timeline } = session.store.getState().document
  const trackIds = new Set(timeline.tracks.map(({ id }) => id))
  const detected = Object.entries(captions).filter(([trackId]) => trackIds.has(trackId))
  const captionsByTrack = Object.fromEntries(detected.map(([trackId, { items }]) => [trackId, dressed(timeline, items)]))
  const refused = session.apply({ type: 'insertCaptions', captionsByTrack, newId: newItemId() })
  if (!reportRefusal(refused)) toast.success(texts.done(Object.values(captions).reduce((sum, { items }) => sum + items.length, 0)))
}

/** Applies the style of existing captions, else the default style. */
function dressed({ tracks }: Timeline, items: readonly CaptionItem[]): readonly CaptionItem[] {
  const [like] = captionsOf(tracks)
  const style = like ? like.caption.style : NEW_CAPTION_STYLE
  return style ? items.map((item) => ({ ...item, caption: { ...item.caption, style } })) : items
}
