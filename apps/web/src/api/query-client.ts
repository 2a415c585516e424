import { QueryClient } from '@tanstack/react-query'
import { isRetryable } from './error.ts'

/** Reads are tried twice more when the server was not reached; refusals are shown at once. Writes are never repeated by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
