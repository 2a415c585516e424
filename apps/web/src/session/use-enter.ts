import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { meQuery } from './me.ts'

/** Reads the account of a new session, without anything that was loaded before; then `onDone`. */
export function useEnter(onDone: () => void): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    await client.fetchQuery({ ...meQuery, staleTime: 0 })
    onDone()
  }, [client, onDone])
}
