/** Distance at which the end of the list counts as in view. */
export const SENTINEL = { rootMargin: '1200px', threshold: 0 } as const

/** Distance to the end of the page at which scrolling loads more, in px (H-054). */
const NEAR_END_PIXELS = 1_600

/** Whether the viewport is close to the end of the page. */
export const isNearEnd = ({
  scrollHeight,
  scrollY,
  innerHeight,
}: {
  scrollHeight: number
  scrollY: number
  innerHeight: number
}): boolean => scrollHeight - scrollY - innerHeight <= NEAR_END_PIXELS

export type Pages = {
  /** Cursor of the next page; null at the end. */
  readonly cursor: string | null
  readonly isFetching: boolean
  /** The next page failed: only a manual retry fetches it. */
  readonly isStuck: boolean
}

/** Whether a next page exists and can be fetched. */
export const canFetchNext = ({ cursor, isFetching, isStuck }: Pages): boolean => cursor !== null && !isFetching && !isStuck

/** Whether to fetch the next page now; `asked`: the cursor fetched last. */
export const shouldFetchNext = (pages: Pages, requestedCursor: string | null): boolean =>
  canFetchNext(pages) && pages.cursor !== requestedCursor
