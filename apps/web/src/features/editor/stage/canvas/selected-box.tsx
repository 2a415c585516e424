import { transformAt } from '@fablecut/domain/timeline/keyframes'
import type { Size } from '@fablecut/render/plan/fit'
import type { KeyboardEvent, PointerEvent } from 'react'
import { propertiesTexts } from '../../../../texts/editor/properties.ts'
import { stageTexts } from '../../../../texts/editor/stage.ts'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import type { CanvasItem } from './canvas-items.ts'
import { nudged } from './move-handles.ts'
import type { Grip } from './use-canvas-gesture.ts'

type SelectedBoxProps = {
  selected: CanvasItem
  output: Size
  isReadOnly: boolean
  onGrip: (event: PointerEvent<HTMLElement>, grip: Grip) => void
}

/** Corners, each with where its handle stands on the outline, and inside of it. */
const CORNERS = [
  ['cursor-nwse-resize', '-top-1.5 -start-1.5', 'top-1 start-1'],
  ['cursor-nesw-resize', '-top-1.5 -end-1.5', 'top-1 end-1'],
  ['cursor-nesw-resize', '-bottom-1.5 -start-1.5', 'bottom-1 start-1'],
  ['cursor-nwse-resize', '-end-1.5 -bottom-1.5', 'end-1 bottom-1'],
] as const
/** From this part of the frame on, handles beside the box would lie outside of the picture. */
const EDGE = 0.96

/** Outline of the selected item with its handles. Focused, arrow keys move it, + and - scale it, [ and ] rotate it. */
export function SelectedBox({ selected: { item, box }, output, isReadOnly, onGrip }: SelectedBoxProps) {
  const keys = useNudges(item, output)
  const isWide = box.width > EDGE * output.width || box.height > EDGE * output.height
  const isLow = box.y + box.height / 2 > 0.9 * output.height
  const grip = (kind: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.stopPropagation()
    onGrip(event, kind)
  }
  return (
    <div
      {...(isReadOnly ? {} : keys)}
      role="application"
      tabIndex={0}
      aria-label={stageTexts.canvas.item(propertiesTexts.types[item.type])}
      data-canvas-item={item.id}
      className="absolute cursor-move outline-2 outline-accent focus-visible:shadow-(--focus)"
      style={{
        left: `${((box.x - box.width / 2) / output.width) * 100}%`,
        top: `${((box.y - box.height / 2) / output.height) * 100}%`,
        width: `${(box.width / output.width) * 100}%`,
        height: `${(box.height / output.height) * 100}%`,
        rotate: `${box.rotation}deg`,
      }}
    >
      {!isReadOnly && (
        <>
          {CORNERS.map(([cursor, outside, inside]) => (
            <Handle
              key={outside}
              className={`${cursor} ${isWide ? inside : outside}`}
              title={stageTexts.canvas.scale}
              onPointerDown={grip('scale')}
              data-grip="scale"
            />
          ))}
          <Handle
            className={`${isLow ? 'bottom-1' : '-bottom-7'} left-1/2 -translate-x-1/2 cursor-grab rounded-full!`}
            title={stageTexts.canvas.rotate}
            onPointerDown={grip('rotate')}
            data-grip="rotate"
          />
        </>
      )}
    </div>
  )
}

type HandleProps = { className: string; title: string; onPointerDown: (event: PointerEvent<HTMLElement>) => void; 'data-grip': Grip }

/** 12 px large; what can be pressed is larger. */
const Handle = ({ className, ...rest }: HandleProps) => (
  <span
    {...rest}
    aria-hidden
    className={`absolute size-3 touch-none rounded-badge border border-on-accent bg-accent before:absolute before:-inset-2 touch:before:-inset-4 ${className}`}
  />
)

/** Keys of the focused item; a held key is one undo step. */
function useNudges(item: CanvasItem['item'], output: Size) {
  const session = useEditorSession()
  const { store } = usePlaybackControls()
  const end = (): void => session.endGesture()
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { frame } = store.getState()
      const transform = nudged({ transform: transformAt(item, frame - item.startTimeInFrames), output }, event)
      if (!transform) return
      event.preventDefault()
      event.stopPropagation()
      session.beginGesture()
      reportRefusal(session.apply({ type: 'setLayout', itemIds: [item.id], transform, atFrame: frame }))
    },
    onKeyUp: end,
    onBlur: end,
  }
}
