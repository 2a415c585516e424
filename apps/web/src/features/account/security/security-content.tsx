import type { WireSecurity } from '@fablecut/contracts/operations/account/get-security'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SectionError } from '../section-error.tsx'
import { useSecurity } from './security-query.ts'

/** What a section shows of the ways to sign in, or that they are loading or could not be loaded. */
export function SecurityContent({ children }: { children: (security: WireSecurity) => ReactNode }) {
  const { data, isPending, isFetching, refetch } = useSecurity()
  if (data) return children(data)
  return isPending ? <Skeleton className="h-11" /> : <SectionError onRetry={() => void refetch()} busy={isFetching} />
}
