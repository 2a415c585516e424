import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { meQuery } from './me.ts'

/** Clears the session in the browser: navigates home and drops all cached queries of the session. */
export function useClearSession(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await navigate({ to: '/story' })
    client.setQueryData(meQuery.queryKey, null)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  }
}
