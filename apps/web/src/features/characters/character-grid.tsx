import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../api/client.ts'
import { characterTexts } from '../../texts/characters.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

export type CharacterList = 'premade' | 'community' | 'mine'

type CharacterGridProps = {
  type: CharacterList
  /** What stands where there is none. */
  empty: ReactNode
  className?: string
  children: (character: WireCharacter) => ReactNode
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** One list of characters with its waiting, failed and empty states; only those that are finished. Source: C-056, C-057. */
export function CharacterGrid({ type, empty, className, children }: CharacterGridProps) {
  const { data, isPending, isError, refetch } = useQuery(query.characters.list.queryOptions({ input: { type } }))
  const grid = cx('grid grid-cols-3 gap-3 sm:grid-cols-5', className)
  if (isPending)
    return (
      <div aria-busy className={grid}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="aspect-square rounded-thumb!" />
        ))}
      </div>
    )
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-13 text-text-2">
        {characterTexts.failed}
        <Button size="sm" onClick={() => void refetch()}>
          {characterTexts.retry}
        </Button>
      </div>
    )
  const finished = data.characters.filter(({ status }) => status === 'completed')
  if (finished.length === 0) return <div className="py-4 text-13 text-text-3">{empty}</div>
  return <div className={grid}>{finished.map((character) => children(character))}</div>
}
