import { readPriceBook } from '@fablecut/contracts/wire/price-book'
import { readPricedAction } from '@fablecut/contracts/wire/priced-action'
import { estimate } from '@fablecut/domain/pricing/estimate'

/** Numbers of the create bar in credits; null while unknown. */
export type CreateBarPrices = {
  readonly preview: number | null
  /** 0 while a free story is used. */
  readonly create: number | null
  readonly freeStoriesLeft: number
  /** Nobody is signed in: a new account starts with a free story. */
  readonly isVisitor: boolean
  /** Available now; null for a visitor. */
  readonly balance: number | null
  /** Available after Create; never below 0. */
  readonly after: number | null
  /** Credits that are missing for Create. */
  readonly missing: number
  /** Additional price of resuming a preview. */
  readonly resume: number | null
  /** The prices are those of the shortest film: its length is not known yet. */
  readonly isMinimum?: boolean
}

type Account = { readonly credits: number; readonly free_stories_left: number }

/** The action of the whole story, and the fields of its request that determine the price. */
export type PricedStory = { readonly key: `story.${string}`; readonly inputs: Readonly<Record<string, unknown>> }

/** Prices quoted by the server, where they differ from the form's. */
export type QuotedPrices = { readonly preview?: number; readonly create?: number }

/** `book`: response of the price list; prices are unknown while it is missing or invalid. */
export function createBarPrices(
  book: unknown,
  account: Account | null | undefined,
  { key, inputs }: PricedStory,
  quoted: QuotedPrices = {},
): CreateBarPrices {
  const preview = quoted.preview ?? priceOf(book, `${key}.preview`, inputs)
  const full = quoted.create ?? priceOf(book, key, inputs)
  const freeStoriesLeft = account?.free_stories_left ?? 0
  const create = full === null ? null : freeStoriesLeft > 0 ? 0 : full
  const balance = account?.credits ?? null
  const known = balance !== null && create !== null
  return {
    preview,
    create,
    freeStoriesLeft,
    isVisitor: account === null,
    balance,
    after: known ? Math.max(0, balance - create) : null,
    missing: known ? Math.max(0, create - balance) : 0,
    resume: full === null || preview === null ? null : Math.max(0, full - preview),
  }
}

function priceOf(book: unknown, key: string, inputs: PricedStory['inputs']): number | null {
  const prices = readPriceBook(book)
  const action = readPricedAction(key, inputs)
  return prices && action.ok ? estimate(prices, action.value).credits : null
}
