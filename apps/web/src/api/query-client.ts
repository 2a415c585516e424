import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { codeOf, isRetryable } from './error.ts'

/**
 * Queries are retried twice when the server can't be reached; error responses are shown at once. Mutations are never retried.
 * `onSignedOut` is called when a response says that the session has ended.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (codeOf(error) === 'UNAUTHORIZED') onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        retry: (failures, error) => failures < 2 && isRetryable(error),
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  })
}
