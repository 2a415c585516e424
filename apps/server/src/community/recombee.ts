import type { RecommendationEvent } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'
import { ApiClient, errors, requests } from 'recombee-api-client'
import { z } from 'zod'
import { CURSOR_PART_PATTERNS } from '../platform/cursor.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import type { ChooseFor, Recommender } from './recommender.ts'

/** A page is not kept waiting any longer. */
const ANSWER_MS = 1_000
/** Events on their way to it at a time; what is more is dropped. */
const MAX_UNDERWAY = 100
const SCENARIO = 'community'

/** Recombee through its own client. It is told what people do, and asked what to show; it never holds a page up and never fails one. */
export function createRecombee(settings: NonNullable<Settings['recombee']>, log: Pick<Log, 'warn'>): Recommender {
  const client = connect(settings)
  let underway = 0
  const warn = (what: string) => (error: unknown) => {
    log.warn(what, { error: error instanceof Error ? error.message : String(error) })
    return null
  }
  return {
    async choose(whom, most) {
      const answer = await inTime(client.send(requestFor(whom, most)).then(toAnswer)).catch(warn('recombee did not recommend'))
      if (!answer) return null
      return { recommId: 'after' in whom ? whom.after : answer.recommId, ids: answer.recomms.map(({ id }) => id) }
    },
    tell(event) {
      if (underway >= MAX_UNDERWAY) return
      underway += 1
      void client
        .send(interactionOf(event))
        .catch(warn('recombee did not take an event'))
        .finally(() => (underway -= 1))
    },
    async forget({ kind, id }) {
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

const answered = z.object({ recommId: z.string().regex(CURSOR_PART_PATTERNS.id), recomms: z.array(z.object({ id: z.string() })) })
/** The client's types leave open what it answers; an id that no cursor could carry is as good as no answer. */
const toAnswer = (answer: unknown) => answered.parse(answer)

/** What it never heard of needs no forgetting. */
const isUnknown = (error: unknown): boolean => error instanceof errors.ResponseError && error.statusCode === 404

const connect = ({ database, token, region, origin }: NonNullable<Settings['recombee']>): ApiClient =>
  origin === null
    ? new ApiClient(database, token, { region })
    : new ApiClient(database, token, { protocol: 'http', baseUri: origin.replace('http://', '') })

function requestFor(whom: ChooseFor, most: number) {
  return 'after' in whom
    ? new requests.RecommendNextItems(whom.after, most)
    : new requests.RecommendItemsToUser(whom.actorId, most, { scenario: SCENARIO, cascadeCreate: true })
}

/** Source: E-296..E-298, ED-71. */
function interactionOf(event: RecommendationEvent) {
  const { user_id: user, item_id: item, recomm_id: recommId } = event
  const told = { recommId, cascadeCreate: true, timestamp: event.timestamp / 1000 }
  const sum = { ...(event.amount !== null && { amount: event.amount }), ...(event.price !== null && { price: event.price }) }
  switch (event.type) {
    case 'detailview':
      return new requests.AddDetailView(user, item, told)
    case 'viewportion':
      return new requests.SetViewPortion(user, item, event.portion ?? 0, {
        ...told,
        ...(event.session_id && { sessionId: event.session_id }),
      })
    case 'cartaddition':
      return new requests.AddCartAddition(user, item, { ...told, ...sum })
    case 'bookmark':
      return new requests.AddBookmark(user, item, told)
    case 'purchase':
      return new requests.AddPurchase(user, item, { ...told, ...sum })
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${ANSWER_MS} ms`)), ANSWER_MS)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
