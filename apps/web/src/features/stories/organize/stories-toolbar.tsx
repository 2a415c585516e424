import { STORY_SORTS } from '@fablecut/contracts/operations/stories/list-stories'
import { organizeTexts as texts } from '../../../texts/my-stories/organize.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SearchInput } from '../../../ui/form/search-input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useTypedQuery } from '../../../ui/hooks/use-typed-query.ts'
import { FolderChips } from './folder-chips.tsx'
import type { MyStoriesState } from './my-stories-state.ts'

const SORTS = STORY_SORTS.map((value) => ({ value, label: texts.sorts[value] }))
const MAX_NAME = 100

type StoriesToolbarProps = {
  state: MyStoriesState
  onChange: (state: MyStoriesState) => void
  isSelecting: boolean
  onSelecting: (isSelecting: boolean) => void
}

/** Search by name, order, folders and selection. */
export function StoriesToolbar({ state, onChange, isSelecting, onSelecting }: StoriesToolbarProps) {
  const [name, setName] = useTypedQuery(state.name, (typed) => onChange({ ...state, name: typed }))
  return (
    <div className="grid gap-2 pb-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <div className="min-w-0 grow basis-56 sm:max-w-80">
          <SearchInput label={texts.search} value={name} maxLength={MAX_NAME} onChange={setName} />
        </div>
        <div className="w-44 grow sm:grow-0">
          <Select label={texts.sort} value={state.sort} options={SORTS} onValueChange={(sort) => onChange({ ...state, sort })} />
        </div>
        <Button variant="ghost" aria-pressed={isSelecting} onClick={() => onSelecting(!isSelecting)}>
          {isSelecting ? texts.done : texts.select}
        </Button>
      </div>
      <FolderChips chosen={state.folderId} onChoose={(folderId) => onChange({ ...state, folderId })} />
    </div>
  )
}
