import { formatCount, formatPercent } from '../format.ts'
import { translated } from '../locale/translated.ts'

/** Views of stories. */
export const viewTexts = translated('viewTexts', {
  count: (views: number) => (views === 1 ? '1 view' : `${formatCount(views)} views`),
  panel: {
    title: 'How it was watched',
    note: 'A viewer counts once a day. Your own views do not count.',
    total: (views: number) => (views === 1 ? '1 view so far' : `${formatCount(views)} views so far`),
    loading: 'Loading views',
    failed: 'The views could not be read',
    retry: 'Try again',
    none: 'Nobody has watched it in the last 30 days.',
    days: 'Views by day, last 30 days',
    most: (views: number, day: string) => `Most on one day: ${formatCount(views)} on ${day}`,
    day: 'Day',
    views: 'Views',
    through: 'How far it was watched, last 30 days',
    average: (share: number) => `On average ${formatPercent(share)} of it was watched.`,
    reached: ['Began', 'A quarter', 'Half', 'Three quarters', 'To the end'],
    share: (share: number, views: number) => `${formatPercent(share)} (${formatCount(views)})`,
  },
} as const)
