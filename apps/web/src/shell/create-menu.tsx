import { Link } from '@tanstack/react-router'
import { Captions, LayoutGrid, Music, Plus, UserRound } from 'lucide-react'
import { useBlankStoryEntry } from '../features/blank-story/use-blank-story-entry.tsx'
import { shellTexts } from '../texts/shell.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx'
import { useIsPrimaryActionClaimed } from '../ui/buttons/primary-action.ts'
import { SplitButton } from '../ui/buttons/split-button.tsx'
import { MusicVideoChooserLink } from '../story-components/music-video-chooser-link.tsx'

const { label, items } = shellTexts.create

/** Create-story button with a menu of the categories. */
export function CreateMenu() {
  const isQuiet = useIsPrimaryActionClaimed()
  const scratch = useBlankStoryEntry()
  return (
    <>
      <Menu
        trigger={<SplitButton variant={isQuiet ? 'line' : 'primary'} icon={<Plus aria-hidden className="max-sm:hidden" />} label={label} />}
      >
        <MenuItem icon={<UserRound aria-hidden />} render={<Link to="/story/create/vlog" />}>
          {items.vlog}
        </MenuItem>
        <MenuItem icon={<Music aria-hidden />} render={<MusicVideoChooserLink />}>
          {items.music}
        </MenuItem>
        <MenuItem icon={<Captions aria-hidden />} render={<Link to="/story/create/script" />}>
          {items.script}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LayoutGrid aria-hidden />} onSelect={scratch.open}>
          {items.scratch}
        </MenuItem>
      </Menu>
      {scratch.dialog}
    </>
  )
}
