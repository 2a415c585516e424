import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { codeOf, isRetryable } from './error.ts'

/**
 * Reads are tried twice more when the server was not reached; refusals are shown at once. Writes are never repeated by themselves.
 * `onSignedOut` runs when an answer says that there is no session any more.
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
