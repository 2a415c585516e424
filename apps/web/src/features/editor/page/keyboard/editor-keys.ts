import { EMPTY_SELECTION } from '@fablecut/domain/timeline/edit/selection'
import { TIMING } from '@fablecut/domain/timeline/edit/timing'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import type { EditorSession, Refused } from '../../session/editor-session.ts'
import type { Playback } from '../../session/playback.ts'
import { holdKey, type HeldKey } from './held-key.ts'
import type { PressedKey } from '../../keys/key-name.ts'
import { shortcutOf, type Shortcut } from './shortcut-of.ts'
import { nowSeconds } from '../../session/now-seconds.ts'

export type EditorKeysPorts = {
  readonly session: EditorSession
  readonly playback: Playback
  readonly onDeveloper: () => void
  readonly onHelp: () => void
  readonly reportRefusal: (refused: Refused) => void
}

export type EditorKeys = {
  /** Returns whether the key was handled; then the browser's default must be prevented. */
  down(event: PressedKey & { readonly repeat: boolean }): boolean
  /** Same as above. */
  up(event: { readonly key: string }): boolean
  /** Ends a held key, e.g. when the window loses the focus. */
  release(): void
}

const FRAME_REPEAT = { delayMs: TIMING.frameRepeatDelay, everyMs: TIMING.frameRepeat }
const VOLUME_REPEAT = { delayMs: TIMING.volumeRepeat, everyMs: TIMING.volumeRepeat }

/** The keyboard of the editor; a held arrow is one undo step. */
export function createEditorKeys({ session, playback, onDeveloper, onHelp, reportRefusal }: EditorKeysPorts): EditorKeys {
  const { getState: get } = session.store
  let held: HeldKey | null = null
  let wasPlaying = false
  const release = (): void => {
    held?.release()
    held = null
  }
  const isTimeline = (): boolean => get().viewMode === 'video-editor'
  const hasItems = (): boolean => get().document.timeline.tracks.some(({ items }) => items.length > 0)

  const clear = (): void => {
    if (get().gestureFrom) return
    session.select(EMPTY_SELECTION)
    session.store.setState({ previewingMediaAsset: null })
  }
  const selectAll = (): void => {
    const { tracks } = get().document.timeline
    if (!get().gestureFrom) session.select(tracks.flatMap(({ items }) => items.map(({ id }) => id)))
  }
  const remove = (closeGaps: boolean): boolean => {
    const { selectedItemIds: itemIds } = get()
    if (itemIds.length === 0) return false
    reportRefusal(session.apply({ type: 'deleteItems', itemIds, closeGaps, nowSeconds: nowSeconds() }))
    return true
  }
  const resume = (): void => {
    const isAtEnd = playback.store.getState().frame >= totalFrames(get().document.timeline.tracks) - 1
    if (wasPlaying && !isAtEnd) playback.play()
    wasPlaying = false
  }
  const stepFrames = (key: string, frames: number): void => {
    const plays = playback.store.getState().isPlaying
    release()
    wasPlaying = plays
    playback.pause()
    held = holdKey(key, FRAME_REPEAT, () => playback.seek(playback.store.getState().frame + frames), resume)
  }
  const stepLoudness = (key: string, steps: number): boolean => {
    const { selectedItemIds: itemIds, document } = get()
    const chosen = new Set(itemIds)
    const isHeard = document.timeline.tracks.some(({ items }) =>
      items.some(({ id, type }) => chosen.has(id) && (type === 'video' || type === 'audio')),
    )
    if (!isHeard) return false
    release()
    if (get().gestureFrom) return true
    session.beginGesture()
    const step = (): Refused => session.apply({ type: 'stepVolume', itemIds, steps })
    if (get().readOnlyReason !== null) reportRefusal(step())
    else held = holdKey(key, VOLUME_REPEAT, step, () => session.endGesture())
    return true
  }
  const run = (shortcut: Shortcut, key: string, repeat: boolean): boolean => {
    switch (shortcut.type) {
      case 'clear':
        clear()
        return false
      case 'delete':
        return remove(false)
      case 'delete-closing-gaps':
        return remove(true)
      case 'select-all':
        if (isTimeline()) selectAll()
        return true
      case 'undo':
        session.undo()
        return true
      case 'redo':
        session.redo()
        return true
      case 'help':
        onHelp()
        return true
      case 'developer':
        if (!repeat) onDeveloper()
        return true
      case 'play':
        if (isTimeline() && hasItems() && !repeat) playback.toggle()
        return isTimeline()
      case 'step':
        if (isTimeline() && !repeat) stepFrames(key, shortcut.frames)
        return isTimeline()
      case 'volume':
        return isTimeline() && (repeat ? held?.key === key : stepLoudness(key, shortcut.steps))
    }
  }
  return {
    down(event) {
      const shortcut = shortcutOf(event)
      return shortcut !== null && run(shortcut, event.key, event.repeat)
    },
    up({ key }) {
      if (held?.key === key) release()
      return key === ' '
    },
    release,
  }
}
