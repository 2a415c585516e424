import { actorOf } from '../../../community/actor.ts'
import { saveRecommendationEvent } from '../../../community/save-recommendation-event.ts'
import { api } from '../../kernel/api.ts'

export const recommendations = api.recommendations.router({
  send: api.recommendations.send.handler(async ({ input, context }) => {
    const { settings, limit, db, recommender } = context.services
    const actorId = actorOf(context)
    if (settings.analyticsDays === 0 || actorId === null || actorId !== input.user_id) return { accepted: false }
    // Device ids can be forged, so visitors are rate-limited by their address.
    await limit('recommendation', context.account ? actorId : context.address)
    const accepted = await saveRecommendationEvent(db, input, new Date())
    if (accepted) recommender?.sendEvent(input)
    return { accepted }
  }),
})
