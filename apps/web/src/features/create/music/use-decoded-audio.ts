import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchAudio, type DecodedAudio } from './decode-audio.ts'

/** Cached for a while, so that no song is decoded twice; only peaks stay in memory. */
const soundQuery = (address: string) =>
  queryOptions({
    queryKey: ['sound', address],
    queryFn: ({ signal }) => fetchAudio(address, signal),
    staleTime: Infinity,
    gcTime: 600_000,
    retry: false,
    refetchOnWindowFocus: false,
  })

const UNHEARD: DecodedAudio = { durationSeconds: 0, peaks: [] }

/** The sound at an address: undefined while it is fetched, without length and peaks when it can not be. */
export function useDecodedAudio(address: string): DecodedAudio | undefined {
  const { data, isError } = useQuery(soundQuery(address))
  return data ?? (isError ? UNHEARD : undefined)
}

/** `keep` what is known of a song that was decoded before it had an address; `fetch` it from its address otherwise. */
export function useDecodedAudioCache() {
  const client = useQueryClient()
  return {
    keep: (address: string, sound: DecodedAudio) => client.setQueryData(soundQuery(address).queryKey, sound),
    fetch: (address: string) => client.fetchQuery(soundQuery(address)),
  }
}
