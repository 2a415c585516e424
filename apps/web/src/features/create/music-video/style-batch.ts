/** Cards before the first scroll, and how many come with each. */
export const styleBatch = (isMobile: boolean): number => (isMobile ? 4 : 6)

/** How near to its end, in pixels, a scroll asks for more. */
const NEAR = 5

type ScrollPosition = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>

export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean =>
  scrollHeight - clientHeight - scrollTop <= NEAR

/** How many of `total` cards are shown after `batches` batches; the chosen one always is. */
export const shownCards = (batches: number, batch: number, chosen: number, total: number): number =>
  Math.min(total, Math.max(batches * batch, Math.ceil((chosen + 1) / batch) * batch))
