import { isJoinable } from '@fablecut/domain/timeline/transitions'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import { TransitionFields } from '../../properties/looks/transition-fields.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { useTimelineTools, useView } from '../timeline-context.tsx'
import { findOnTracks } from '../visible-items.ts'

/** The transitions at the cut whose button was pressed. */
export function CutPopover() {
  const { view } = useTimelineTools()
  const openId = useView((state) => state.cutItemId)
  const clip = useEditor(({ document }) => (openId === null ? undefined : findOnTracks(document.timeline.tracks, openId)?.item))
  if (!isJoinable(clip)) return null
  return (
    <Popover
      open
      onOpenChange={(isOpen) => !isOpen && view.setState({ cutItemId: null })}
      anchor={() => document.querySelector<HTMLElement>(`[data-cut="${CSS.escape(clip.id)}"]`)}
      title={looksTexts.transition}
      className="w-80 max-w-[calc(100vw-24px)]"
    >
      <TransitionFields item={clip} />
    </Popover>
  )
}
