import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchSound, type Sound } from './read-sound.ts'

/** Kept a while after the last look, so that no song is decoded twice. Only its peaks stay in memory. */
const soundQuery = (address: string) =>
  queryOptions({
    queryKey: ['sound', address],
    queryFn: ({ signal }) => fetchSound(address, signal),
    staleTime: Infinity,
    gcTime: 600_000,
    retry: false,
    refetchOnWindowFocus: false,
  })

const UNHEARD: Sound = { durationSeconds: 0, peaks: [] }

/** The sound at an address: undefined while it is fetched, without length and peaks when it can not be. */
export function useSound(address: string): Sound | undefined {
  const { data, isError } = useQuery(soundQuery(address))
  return data ?? (isError ? UNHEARD : undefined)
}

/** `keep` what is known of a song that was decoded before it had an address; `fetch` it from its address otherwise. */
export function useSounds() {
  const client = useQueryClient()
  return {
    keep: (address: string, sound: Sound) => client.setQueryData(soundQuery(address).queryKey, sound),
    fetch: (address: string) => client.fetchQuery(soundQuery(address)),
  }
}
