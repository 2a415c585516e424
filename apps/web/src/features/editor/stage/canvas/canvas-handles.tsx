import type { Size } from '@fablecut/render/plan/fit'
import { useRef, type PointerEvent } from 'react'
import { stageTexts } from '../../../../texts/editor/stage.ts'
import { useEditor, useEditorSession, usePlayback, usePlaybackControls } from '../../session/editor-context.tsx'
import { canvasItems, itemAtPoint } from './canvas-items.ts'
import { GuideLines } from './guide-lines.tsx'
import { SelectedBox } from './selected-box.tsx'
import { useCanvasGesture, type Grip } from './use-canvas-gesture.ts'

/** Lies over the preview: a press selects the item there, a drag moves it, handles scale and rotate it. Hidden while the film plays. */
export function CanvasHandles({ output }: { output: Size }) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const surface = useRef<HTMLDivElement>(null)
  const timeline = useEditor(({ document }) => document.timeline)
  const selectedIds = useEditor(({ selectedItemIds }) => selectedItemIds)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const frame = usePlayback((state) => (state.isPlaying ? null : state.frame))
  const { guides, press, pointOf } = useCanvasGesture({ output, surface })
  const items = frame === null ? [] : canvasItems({ timeline, output, frame })
  const selected = items.find(({ item }) => selectedIds.length === 1 && item.id === selectedIds[0])

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || !event.isPrimary) return
    playback.pause()
    const now = canvasItems({ timeline: session.store.getState().document.timeline, output, frame: playback.store.getState().frame })
    const hit = itemAtPoint(now, pointOf(event), new Set(selectedIds))
    if (!hit) return session.select([])
    const wasSelected = hit.item.id === selected?.item.id
    if (!wasSelected) session.select([hit.item.id])
    // A clip of the film fills the frame: a press that selects it should not move it by accident.
    if (wasSelected || !hit.isOnFilm) press(event, hit, 'move')
  }
  return (
    <div
      ref={surface}
      data-canvas-handles
      aria-label={stageTexts.canvas.label}
      role="group"
      onPointerDown={onPointerDown}
      className={`absolute inset-0 ${selected ? 'touch-none' : ''}`}
    >
      {selected && (
        <SelectedBox
          {...{ selected, output, isReadOnly }}
          onGrip={(event: PointerEvent<HTMLElement>, grip: Grip) => press(event, selected, grip)}
        />
      )}
      <GuideLines guides={guides} />
    </div>
  )
}
