import { FolderInput } from 'lucide-react'
import { organizeTexts as texts } from '../../../texts/my-stories/organize.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { useFolders, useMoveStories } from './use-folders.ts'

type SelectionBarProps = { ids: readonly string[]; onMoved: () => void; onDone: () => void }

/** What can be done with the selected stories; at the bottom of the window. */
export function SelectionBar({ ids, onMoved, onDone }: SelectionBarProps) {
  const { data: folders = [] } = useFolders()
  const { move, isBusy } = useMoveStories()
  return (
    <div
      role="group"
      aria-label={texts.select}
      className="sticky bottom-3 z-10 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center justify-center gap-3 rounded-card bg-raised p-2 ps-4 shadow-pop"
    >
      <p role="status" className="text-13 tabular-nums">
        {texts.selected(ids.length)}
      </p>
      <Menu
        align="center"
        trigger={
          <Button icon={<FolderInput aria-hidden />} disabled={ids.length === 0} busy={isBusy}>
            {texts.move}
          </Button>
        }
      >
        {folders.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => move(ids, id, onMoved)}>
            <bdi className="truncate">{name}</bdi>
          </MenuItem>
        ))}
        {folders.length > 0 && <MenuSeparator />}
        <MenuItem onSelect={() => move(ids, null, onMoved)}>{texts.noFolder}</MenuItem>
      </Menu>
      <Button variant="ghost" onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  )
}
