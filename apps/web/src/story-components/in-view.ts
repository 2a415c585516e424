import type { ViewOptions } from '../ui/hooks/observe-in-view.ts'

/** Margin for fetching the next page. */
export const END_OF_STORIES: ViewOptions = { threshold: 0.1 }

/** Margin for loading a card's image. */
export const PICTURE_OF_CARD: ViewOptions = { rootMargin: '50px', threshold: 0.1 }
