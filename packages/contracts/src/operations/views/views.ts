import { z } from 'zod'
import { operation } from '../../operation.ts'

const id = z.string().max(100)
const count = z.number().int()

export const sendWatched = operation({
  method: 'POST',
  path: '/stories/{id}/watched',
  tags: ['Community'],
  summary: 'Report how far a story was watched',
  access: 'anyone',
  description:
    'Sent by players. `quarter` 0: the film was begun; 1 to 4: this many quarters of it were watched. A viewer counts once per story and day (UTC): the account, or signed out a hash of address and browser with a salt that is deleted after the day. Not counted: own stories, bots, stories that are neither published nor shared.',
  errors: ['TOO_MANY_REQUESTS'],
  successStatus: 204,
}).input(z.object({ id, quarter: z.number().int().min(0).max(4) }))

export const getViews = operation({
  method: 'GET',
  path: '/stories/{id}/views',
  tags: ['Community'],
  summary: 'Get how a story was watched',
  access: 'creator',
  description: 'Returns all views of an own story, and of the last 30 days the views by day and how far they went.',
})
  .input(z.object({ id }))
  .output(
    z.object({
      /** All views. */
      total: count,
      /** The last 30 days in UTC, oldest first. */
      days: z.array(z.object({ day: z.string(), views: count })),
      /** Views of these days, and how many of them reached each quarter. */
      reached: z.array(count).length(5),
      /** Share of the film that was watched on average, 0 to 1, counted in quarters; null without views. */
      average_share: z.number().nullable(),
    }),
  )
