import { ArrowLeft, ArrowRight, Ellipsis, Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { useEditor } from '../session/editor-context.tsx'
import type { ShotCard } from './shot-cards.ts'
import { useStoryboard } from './use-storyboard.ts'

/** Actions of a card. */
export function CardMenu({ card: { shot, number }, onMove }: { card: ShotCard; onMove: (by: -1 | 1) => void }) {
  const { add, hide, remove } = useStoryboard()
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  if (isReadOnly) return null
  return (
    <span className="absolute top-3.5 end-3.5 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100 touch:opacity-100">
      <Menu trigger={<IconButton size="sm" variant="raised" label={texts.card.more} icon={<Ellipsis aria-hidden />} />}>
        {number !== null && (
          <>
            <MenuItem icon={<ArrowLeft aria-hidden />} hint="Alt+←" onSelect={() => onMove(-1)}>
              {texts.card.moveEarlier}
            </MenuItem>
            <MenuItem icon={<ArrowRight aria-hidden />} hint="Alt+→" onSelect={() => onMove(1)}>
              {texts.card.moveLater}
            </MenuItem>
            <MenuItem icon={<Plus aria-hidden />} onSelect={() => add(shot.shotId)}>
              {texts.addAfter(number)}
            </MenuItem>
          </>
        )}
        <MenuItem icon={number === null ? <Eye aria-hidden /> : <EyeOff aria-hidden />} onSelect={() => hide(shot.shotId, number !== null)}>
          {number === null ? texts.card.unhide : texts.card.hide}
        </MenuItem>
        {shot.shotType !== 'auto' && (
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => remove(shot.shotId)}>
            {texts.card.delete}
          </MenuItem>
        )}
      </Menu>
    </span>
  )
}
