import type { ReactNode } from 'react'
import { communityTexts } from '../../texts/community.ts'
import { cx } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** 5 columns from 1280 px, 4 from 1024, 3 from 768, else 2. */
export const CommunityGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">{children}</ul>
)

/** Skeletons: 12 from 1024 px, 9 from 768, else 6. */
export function CommunityGridSkeletons() {
  return (
    <div role="status" aria-label={communityTexts.loading}>
      <CommunityGrid>
        {Array.from({ length: 12 }, (_, index) => (
          <CommunityCardSkeleton key={index} className={cx(index >= 9 ? 'max-lg:hidden' : index >= 6 && 'max-md:hidden')} />
        ))}
      </CommunityGrid>
    </div>
  )
}

/** Skeletons of the next page. `count`: default 5. */
export const NextSkeletons = ({ count = 5 }: { count?: number }) =>
  Array.from({ length: count }, (_, index) => <CommunityCardSkeleton key={`next-${index}`} />)

const CommunityCardSkeleton = ({ className }: { className?: string }) => (
  <li aria-hidden data-skeleton className={cx('min-w-0', className)}>
    <Skeleton className="aspect-video rounded-thumb" />
    <Skeleton className="mt-3 h-3.5 w-3/4" />
    <Skeleton className="mt-3 h-3 w-1/2" />
    <Skeleton className="mt-2.5 h-3 w-1/3" />
  </li>
)
