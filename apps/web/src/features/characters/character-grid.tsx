import type { CharacterList } from '@fablecut/contracts/operations/characters/list-characters'
import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { characterTexts as texts } from '../../texts/characters.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { tileAfterKey } from './tile-keys.ts'
import { useCharacterPages } from './use-character-pages.ts'

type CharacterGridProps = {
  type: CharacterList
  search?: string
  /** Text of the empty state. */
  empty: string
  className?: string
  /** `tabIndex` is for the tile's button: one tile of the grid is a tab stop, arrow keys move between tiles (roving tabindex). */
  children: (character: WireCharacter, tabIndex: 0 | -1) => ReactNode
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** One list of characters with its loading, failed and empty states. */
export function CharacterGrid({ type, search = '', empty, className, children }: CharacterGridProps) {
  const { characters, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCharacterPages(type, search)
  const [current, setCurrent] = useState(0)
  const grid = cx('grid grid-cols-3 gap-3 sm:grid-cols-5', className)
  if (isError && !characters) return <LoadFailed onRetry={() => void refetch()} />
  if (!characters)
    return (
      <div aria-busy className={grid}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="aspect-square rounded-thumb!" />
        ))}
      </div>
    )
  if (characters.length === 0)
    return (
      <p role="status" className="py-4 text-13 text-text-3">
        {search === '' ? empty : texts.noMatch(search)}
      </p>
    )
  const stop = Math.min(current, characters.length - 1)
  return (
    <>
      <div
        className={grid}
        onKeyDown={(event) => moveFocus(event)}
        onFocus={(event) => setCurrent(indexOf(event.currentTarget, event.target))}
      >
        {characters.map((character, index) => children(character, index === stop ? 0 : -1))}
      </div>
      {isError && <LoadFailed onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isError && (
        <Button size="sm" className="mt-4" busy={isFetchingNextPage} busyLabel={texts.loadingMore} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

const indexOf = (grid: Element, within: Element): number =>
  Math.max(
    0,
    [...grid.children].findIndex((tile) => tile.contains(within)),
  )

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.children] as HTMLElement[]
  const columns = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length
  const index = indexOf(event.currentTarget, event.target as Element)
  const target = tileAfterKey(event.key, index, { columns, count: tiles.length })
  if (target === null) return
  event.preventDefault()
  tiles[target]?.querySelector('button')?.focus()
}

const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-3 py-3 text-13 text-text-2">
    {texts.failed}
    <Button size="sm" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
)
