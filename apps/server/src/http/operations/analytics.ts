import { saveEvents } from '../../analytics/save-events.ts'
import { api } from '../kernel/api.ts'

export const analytics = api.analytics.router({
  send: api.analytics.send.handler(async ({ input, context }) => {
    const { settings, limit, db } = context.services
    if (settings.analyticsDays === 0) return { accepted: 0 }
    const userId = context.account?.id ?? null
    await limit('analytics', userId ?? context.address)
    await saveEvents(db, { userId, events: input.events, receivedAt: new Date() })
    return { accepted: input.events.length }
  }),
})
