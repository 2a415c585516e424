import { Blend, Plus } from 'lucide-react'
import { memo } from 'react'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { cx } from '../../../../ui/class-names.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { useRows } from '../area/use-rows.ts'
import { clipName } from '../clips/clip-model.ts'
import { useTimelineTools, useView } from '../timeline-context.tsx'
import { visibleCuts, type VisibleCut } from './visible-cuts.ts'

/** In px. */
const SIZE = 20

/** Buttons at the cuts of the film, over the upper edge of the clips so that trim handles stay free. `frameWidth` in px. */
export const CutButtons = memo(function CutButtons({ frameWidth }: { frameWidth: number }) {
  const { rows } = useRows()
  const across = useView((state) => state.across)
  const openId = useView((state) => state.cutItemId)
  const isBusy = useView((state) => state.trim !== null || state.dragging !== null || state.sourceDrag !== null)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const row = rows.find(({ track }) => track.isPrimary)
  if (!row || isReadOnly || isBusy) return null
  const cuts = visibleCuts(row.track, across, frameWidth, openId)
  return (
    <div data-cuts className="pointer-events-none absolute inset-0 z-20">
      {cuts.map((cut) => (
        <span
          key={cut.next.id}
          className="absolute"
          style={{ left: cut.next.startTimeInFrames * frameWidth - SIZE / 2, top: row.top - SIZE / 2, width: SIZE, height: SIZE }}
        >
          <CutButton {...cut} isOpen={cut.next.id === openId} />
        </span>
      ))}
    </div>
  )
})

/** Placed by its parent, so that zooming does not render it again. */
const CutButton = memo(function CutButton({ previous, next, isOpen }: VisibleCut & { isOpen: boolean }) {
  const { view } = useTimelineTools()
  const isBeside = useEditor(({ selectedItemIds: ids }) => ids.length === 1 && (ids[0] === previous.id || ids[0] === next.id))
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const type = next.transition && looksTexts.transitions[next.transition.type]
  const label = looksTexts.cutBetween(clipName(previous, undefined, fps), clipName(next, undefined, fps), type ?? null)
  const Icon = type === undefined ? Plus : Blend
  return (
    <button
      type="button"
      data-cut={next.id}
      tabIndex={isBeside || isOpen ? 0 : -1}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={type ?? looksTexts.transition}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation()
        view.setState({ cutItemId: isOpen ? null : next.id })
      }}
      className={cx(
        'quick grid size-full place-items-center rounded-full border border-line-2 bg-raised text-text-2 focus-visible:pointer-events-auto focus-visible:opacity-100',
        'hover:bg-hover hover:text-text [&_svg]:size-3',
        type !== undefined && 'text-accent',
        isBeside || isOpen || type !== undefined
          ? 'pointer-events-auto'
          : 'opacity-0 group-hover/tracks:pointer-events-auto group-hover/tracks:opacity-70 hover:opacity-100!',
      )}
    >
      <Icon aria-hidden />
    </button>
  )
})
