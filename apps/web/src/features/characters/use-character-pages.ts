import type { CharacterList } from '@fablecut/contracts/operations/characters/list-characters'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { query } from '../../api/client.ts'

/** Finished characters of one list whose names contain `search`, page by page. */
export function useCharacterPages(type: CharacterList, search: string) {
  const { data, ...rest } = useInfiniteQuery(
    query.characters.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ type, ...(search !== '' && { search }), ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const characters = data?.pages.flatMap((page) => page.characters).filter(({ status }) => status === 'completed')
  return { characters, ...rest }
}
