import { transformAt } from '@fablecut/domain/timeline/keyframes'
import type { Size } from '@fablecut/render/plan/fit'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import type { CanvasItem } from './canvas-items.ts'
import type { Point } from './item-box.ts'
import { moveTo, NO_GUIDES, pinchTo, rotateTo, scaleTo, type Fingers, type Guides, type Moved, type Start } from './move-handles.ts'

export type Grip = 'move' | 'scale' | 'rotate'
/** Movement in px of the screen from which on a press is a drag. */
const SLACK = 3
/** In px of the screen. */
const SNAP = 8

type Options = { readonly output: Size; readonly surface: { readonly current: HTMLElement | null } }

/** Drags of an item on the canvas: one undo step each. Escape and a cancelled pointer take it back. A second finger scales and rotates. */
export function useCanvasGesture({ output, surface }: Options) {
  const session = useEditorSession()
  const { store } = usePlaybackControls()
  const [guides, setGuides] = useState<Guides>(NO_GUIDES)
  const release = useRef<(() => void) | null>(null)
  useEffect(() => () => release.current?.(), [])

  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left, top, width } = surface.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: output.width }
    const scale = output.width / Math.max(1, width)
    return { x: (clientX - left) * scale, y: (clientY - top) * scale }
  }
  const filmPixels = (screen: number): number => (screen * output.width) / Math.max(1, surface.current?.clientWidth ?? output.width)

  const press = (event: PointerEvent<HTMLElement>, { item, box }: CanvasItem, grip: Grip): void => {
    release.current?.()
    if (session.store.getState().readOnlyReason !== null) return
    const { frame } = store.getState()
    const transform = transformAt(item, frame - item.startTimeInFrames)
    const start: Start = { box, transform, point: pointOf(event), output }
    const fingers = new Map([[event.pointerId, start.point]])
    let pinch: { readonly start: Fingers } | null = null
    let isDragged = false
    const apply = (moved: Moved): void => {
      if (!isDragged) session.beginGesture()
      isDragged = true
      setGuides(moved.guides)
      reportRefusal(session.apply({ type: 'setLayout', itemIds: [item.id], transform: moved.transform, atFrame: frame }))
    }
    const follow = (next: globalThis.PointerEvent): void => {
      if (!fingers.has(next.pointerId)) return
      const to = pointOf(next)
      fingers.set(next.pointerId, to)
      const [a, b] = [...fingers.values()]
      if (pinch && a && b) return apply(pinchTo({ transform, output, fingers: pinch.start }, [a, b]))
      if (pinch || (!isDragged && Math.hypot(to.x - start.point.x, to.y - start.point.y) < filmPixels(SLACK))) return
      if (grip === 'scale') return apply(scaleTo(start, to))
      if (grip === 'rotate') return apply(rotateTo(start, to, next.shiftKey))
      return apply(moveTo(start, to, next.altKey ? 0 : filmPixels(SNAP)))
    }
    const stop = (): void => {
      controller.abort()
      release.current = null
      setGuides(NO_GUIDES)
    }
    const end = (last: globalThis.PointerEvent): void => {
      if (!fingers.has(last.pointerId)) return
      stop()
      if (isDragged) session.endGesture()
    }
    const cancel = (): void => {
      stop()
      if (isDragged) session.cancelGesture()
    }
    const second = (down: globalThis.PointerEvent): void => {
      if (down.pointerType !== 'touch' || fingers.size > 1) return
      fingers.set(down.pointerId, pointOf(down))
      const [a, b] = [...fingers.values()]
      if (a && b) pinch = { start: [a, b] }
    }
    const escape = (key: KeyboardEvent): void => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      cancel()
    }
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', cancel, { signal })
    addEventListener('pointerdown', second, { signal })
    addEventListener('keydown', escape, { signal, capture: true })
    release.current = cancel
  }
  return { guides, press, pointOf }
}
