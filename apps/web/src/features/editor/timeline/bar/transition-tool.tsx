import { primaryTrack, sortedByStart } from '@fablecut/domain/timeline/edit/tracks'
import { isJoinable, type Joinable } from '@fablecut/domain/timeline/transitions'
import { Blend } from 'lucide-react'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import { TransitionFields } from '../../properties/looks/transition-fields.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import type { EditorState } from '../../session/editor-state.ts'

/** Transition into the selected clip; nothing where there is no cut before it. */
export function TransitionTool() {
  const clip = useEditor(selectedAfterCut)
  return (
    clip && (
      <Popover
        trigger={
          <IconButton
            size="sm"
            label={looksTexts.transition}
            aria-pressed={clip.transition !== undefined}
            className={clip.transition ? 'text-accent!' : ''}
            icon={<Blend />}
          />
        }
        title={looksTexts.transition}
        className="w-80 max-w-[calc(100vw-24px)]"
      >
        <TransitionFields item={clip} />
      </Popover>
    )
  )
}

/** The one selected clip, if it follows another one of the film. */
function selectedAfterCut({ document, selectedItemIds }: EditorState): Joinable | null {
  if (selectedItemIds.length !== 1) return null
  const film = sortedByStart(primaryTrack(document.timeline)?.items ?? [])
  const index = film.findIndex(({ id }) => id === selectedItemIds[0])
  const clip = film[index]
  return isJoinable(clip) && isJoinable(film[index - 1]) ? clip : null
}
