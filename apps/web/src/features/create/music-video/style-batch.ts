/** Cards before the first scroll, and how many come with each. */
export const styleBatch = (isMobile: boolean): number => (isMobile ? 4 : 6)

/** Distance from the end, in pixels, at which a scroll shows more. */
const NEAR = 5

type ScrollPosition = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>

export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean =>
  scrollHeight - clientHeight - scrollTop <= NEAR

/** Number of the `total` cards that are shown after `batches` batches; the selected one is always included. */
export const visibleCardCount = (batches: number, batch: number, chosen: number, total: number): number =>
  Math.min(total, Math.max(batches * batch, Math.ceil((chosen + 1) / batch) * batch))
