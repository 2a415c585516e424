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

const UNDECODABLE: DecodedAudio = { durationSeconds: 0, peaks: [] }

/** Decoded audio of a URL: undefined while loading, with duration 0 and no peaks on failure. */
export function useDecodedAudio(address: string): DecodedAudio | undefined {
  const { data, isError } = useQuery(soundQuery(address))
  return data ?? (isError ? UNDECODABLE : undefined)
}

/** Cache of decoded audio. `keep`: stores the result of a local file under its URL. `fetch`: loads it by URL. */
export function useDecodedAudioCache() {
  const client = useQueryClient()
  return {
    keep: (address: string, sound: DecodedAudio) => client.setQueryData(soundQuery(address).queryKey, sound),
    fetch: (address: string) => client.fetchQuery(soundQuery(address)),
  }
}
