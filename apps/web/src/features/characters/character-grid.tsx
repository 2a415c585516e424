import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../api/client.ts'
import { characterTexts } from '../../texts/characters.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CharacterTile } from './character-tile.tsx'

export type CharacterList = 'premade' | 'community' | 'mine'

type CharacterGridProps = {
  type: CharacterList
  chosenIds: readonly string[]
  onChoose: (character: WireCharacter) => void
  /** What stands where there is none. */
  empty: ReactNode
}

const GRID = 'grid grid-cols-3 gap-3 p-0.5 sm:grid-cols-5'
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** One list of characters; only those that are finished. Source: C-056, C-057. */
export function CharacterGrid({ type, chosenIds, onChoose, empty }: CharacterGridProps) {
  const { data, isPending, isError, refetch } = useQuery(query.characters.list.queryOptions({ input: { type } }))
  if (isPending)
    return (
      <div aria-busy className={GRID}>
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
  return (
    <div className={GRID}>
      {finished.map((character) => (
        <CharacterTile
          key={character.id}
          character={character}
          selected={chosenIds.includes(character.id)}
          onClick={() => onChoose(character)}
        />
      ))}
    </div>
  )
}
