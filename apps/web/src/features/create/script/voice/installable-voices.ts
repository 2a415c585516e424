import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/error.ts'
import { useSession } from '../../../../session/me.ts'

const POLL_MS = 1000

/** Voices that this installation can download. Polled while one is being installed; visitors get none. */
export function useInstallableVoices() {
  const { hasSession } = useSession()
  const client = useQueryClient()
  const voices = useQuery(
    query.system.voices.queryOptions({
      enabled: hasSession,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.voices.some((voice) => voice.state === 'installing') ? POLL_MS : false),
    }),
  )
  const installed = voices.data?.voices.filter((voice) => voice.state === 'installed').length
  const known = useRef(installed)
  useEffect(() => {
    // The list of voices to choose from is part of the system's description.
    if (known.current !== undefined && installed !== undefined && installed > known.current)
      void client.invalidateQueries({ queryKey: query.system.get.key() })
    known.current = installed
  }, [client, installed])
  return voices
}

export type InstallableVoice = NonNullable<ReturnType<typeof useInstallableVoices>['data']>['voices'][number]

/** Starts installations. `isBusy` is true while a request is on its way, whichever component sent it. */
export function useInstallVoice() {
  const client = useQueryClient()
  const options = query.system.installVoice.mutationOptions({
    onSettled: () => client.invalidateQueries({ queryKey: query.system.voices.key() }),
  })
  const mutation = useMutation(options)
  const isBusy = useIsMutating({ mutationKey: options.mutationKey }) > 0
  return {
    install: (key: string) => mutation.mutate({ key }),
    isBusy,
    /** Why the request failed: the connection, permission, or another installation. */
    error: mutation.error ? messageOf(mutation.error) : null,
  }
}

/** `voice-en-sarah` is displayed as Sarah. */
export function voiceNameOf(key: string): string {
  const name = key.split('-').at(-1) ?? key
  return name.charAt(0).toUpperCase() + name.slice(1)
}
