import type { RecommendationEvent } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'
import { ApiClient, errors, requests } from 'recombee-api-client'
import { z } from 'zod'
import { CURSOR_PART_PATTERNS } from '../platform/cursor.ts'
import type { Log } from '../platform/logging/log.ts'
import type { Settings } from '../platform/settings.ts'
import type { RecommendationTarget, Recommender } from './recommender.ts'

/** Timeout of a recommendation; a page does not wait longer. */
const TIMEOUT_MS = 1_000
/** Events in flight; more are dropped. */
const MAX_IN_FLIGHT = 100
const SCENARIO = 'community'

/** The Recombee recommender. Receives interactions and returns recommendations; its failures neither delay nor fail a page. */
export function createRecombee(settings: NonNullable<Settings['recombee']>, log: Pick<Log, 'warn'>): Recommender {
  const client = connect(settings)
  let inFlight = 0
  const warn = (what: string) => (error: unknown) => {
    log.warn(what, { error: error instanceof Error ? error.message : String(error) })
    return null
  }
  return {
    async recommend(whom, most) {
      const response = await withTimeout(client.send(requestFor(whom, most)).then(parseRecommendation)).catch(
        warn('recombee did not recommend'),
      )
      if (!response) return null
      return { recommId: 'after' in whom ? whom.after : response.recommId, ids: response.recomms.map(({ id }) => id) }
    },
    sendEvent(event) {
      if (inFlight >= MAX_IN_FLIGHT) return
      inFlight += 1
      void client
        .send(interactionOf(event))
        .catch(warn('recombee did not take an event'))
        .finally(() => (inFlight -= 1))
    },
    async erase({ kind, id }) {
      try {
        await client.send(kind === 'story' ? new requests.DeleteItem(id) : new requests.DeleteUser(id))
      } catch (error) {
        if (!isUnknown(error)) warn('recombee did not forget')(error)
        return isUnknown(error)
      }
      return true
    },
  }
}

const RECOMMENDATION_RESPONSE = z.object({
  recommId: z.string().regex(CURSOR_PART_PATTERNS.id),
  recomms: z.array(z.object({ id: z.string() })),
})
/** The client does not type its responses; an id that does not fit into a cursor makes the response invalid. */
const parseRecommendation = (response: unknown) => RECOMMENDATION_RESPONSE.parse(response)

/** Unknown ids count as erased. */
const isUnknown = (error: unknown): boolean => error instanceof errors.ResponseError && error.statusCode === 404

const connect = ({ database, token, region, origin }: NonNullable<Settings['recombee']>): ApiClient =>
  origin === null
    ? new ApiClient(database, token, { region })
    : new ApiClient(database, token, { protocol: 'http', baseUri: origin.replace('http://', '') })

function requestFor(whom: RecommendationTarget, most: number) {
  return 'after' in whom
    ? new requests.RecommendNextItems(whom.after, most)
    : new requests.RecommendItemsToUser(whom.actorId, most, { scenario: SCENARIO, cascadeCreate: true })
}

function interactionOf(event: RecommendationEvent) {
  const { user_id: user, item_id: item, recomm_id: recommId } = event
  const common = { recommId, cascadeCreate: true, timestamp: event.timestamp / 1000 }
  const sum = { ...(event.amount !== null && { amount: event.amount }), ...(event.price !== null && { price: event.price }) }
  switch (event.type) {
    case 'detailview':
      return new requests.AddDetailView(user, item, common)
    case 'viewportion':
      return new requests.SetViewPortion(user, item, event.portion ?? 0, {
        ...common,
        ...(event.session_id && { sessionId: event.session_id }),
      })
    case 'cartaddition':
      return new requests.AddCartAddition(user, item, { ...common, ...sum })
    case 'bookmark':
      return new requests.AddBookmark(user, item, common)
    case 'purchase':
      return new requests.AddPurchase(user, item, { ...common, ...sum })
  }
}

async function withTimeout<T>(response: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  })
  return Promise.race([response, tooLate]).finally(() => clearTimeout(timer))
}
