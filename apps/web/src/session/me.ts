import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { codeOf } from '../api/error.ts'

export type Me = Awaited<ReturnType<typeof api.me.get>>

/** The signed-in account with its credits; null for a visitor. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      return await api.me.get(undefined, { signal })
    } catch (error) {
      if (codeOf(error) === 'UNAUTHORIZED') return null
      throw error
    }
  },
  staleTime: 10_000,
})

/** `me` is undefined until known, null for a visitor. */
export function useSession(): { me: Me | null | undefined; hasSession: boolean } {
  const { data } = useQuery(meQuery)
  return { me: data, hasSession: Boolean(data) }
}
