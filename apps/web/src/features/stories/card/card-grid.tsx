import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** Cards in 2, 3, 3 or 4 columns. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4">{children}</ul>
)

/** Card skeletons. */
export const GridSkeletons = ({ count, label }: { count: number; label: string }) => (
  <div role="status" aria-label={label}>
    <CardGrid>
      <CardSkeletons count={count} />
    </CardGrid>
  </div>
)

export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`} aria-hidden className="min-w-0">
      <Skeleton className="h-36.5 rounded-thumb" />
      <Skeleton className="mt-3 h-3.5 w-3/4" />
      <Skeleton className="mt-2.5 h-3 w-1/2" />
    </li>
  ))
