/** The end counts as in view from here on. Source: H-053. */
export const SENTINEL = { rootMargin: '1200px', threshold: 0 } as const

/** Source: H-054. */
const NEAR_END_PIXELS = 1_600

/** Whether little of the page is left below what is seen, in CSS pixels. Source: H-054. */
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
  /** Of the next page; null at the end. */
  readonly cursor: string | null
  readonly isFetching: boolean
  /** The next page did not come: it is asked for again only by hand. Source: HD-70. */
  readonly isStuck: boolean
}

/** Whether a page may be asked for at all. */
export const mayAsk = ({ cursor, isFetching, isStuck }: Pages): boolean => cursor !== null && !isFetching && !isStuck

/** Whether the next page is asked for now; `asked`: the cursor that was asked for last. Source: H-056. */
export const asksNow = (pages: Pages, asked: string | null): boolean => mayAsk(pages) && pages.cursor !== asked
