import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { meQuery } from './me.ts'

/** What the browser does when its session has ended: to the home page, and nothing that was read with the session is kept. */
export function useBecomeVisitor(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await navigate({ to: '/story' })
    client.setQueryData(meQuery.queryKey, null)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  }
}
