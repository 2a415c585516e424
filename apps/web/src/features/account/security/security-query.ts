import type { WireSecurity } from '@fablecut/contracts/operations/account/get-security'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { query } from '../../../api/client.ts'

export type Passkey = WireSecurity['passkeys'][number]

/** How the account is signed in to. */
export const useSecurity = () => useQuery(query.account.security.queryOptions({ staleTime: 0 }))

/** Reads it again after a change. */
export function useSecurityChanged(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: query.account.security.key() }), [client])
}
