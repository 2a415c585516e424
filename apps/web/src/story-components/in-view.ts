import type { ViewOptions } from '../ui/hooks/observe-in-view.ts'

/** When the end of the own stories asks for their next page. */
export const END_OF_STORIES: ViewOptions = { threshold: 0.1 }

/** When the picture of a card is fetched. */
export const PICTURE_OF_CARD: ViewOptions = { rootMargin: '50px', threshold: 0.1 }
