import { readFileSync, statSync } from 'node:fs'
import { fromWirePriceBook, toWirePriceBook, wirePriceBook } from '@fablecut/contracts/wire/price-book'
import { DEFAULT_PRICE_BOOK, type PriceBook } from '@fablecut/domain/pricing/price-book'
import type { Log } from './logging/log.ts'
import { SettingsError } from './settings.ts'

/** Returns the current prices. */
export type ReadPrices = () => PriceBook

/**
 * The price book of this installation: the defaults, overridden by the JSON file at `path` (null: none). A changed file is read again
 * without a restart; if it is invalid then, the prices stay and the problem is logged. Throws a SettingsError when the file is invalid at
 * the start.
 */
export function watchPriceBook(path: string | null, log: Pick<Log, 'info' | 'warn'>): ReadPrices {
  if (path === null) return () => DEFAULT_PRICE_BOOK
  let changedAt = modifiedAt(path)
  let prices = readPriceBook(path)
  return () => {
    const latest = modifiedAt(path)
    if (latest === changedAt) return prices
    changedAt = latest
    try {
      prices = readPriceBook(path)
      log.info('the prices have changed', { path })
    } catch (error) {
      log.warn('the prices stay as they were', { problem: error instanceof Error ? error.message : String(error) })
    }
    return prices
  }
}

/** Throws a SettingsError with the file and its first error. */
export function readPriceBook(path: string): PriceBook {
  const read = wirePriceBook.safeParse(merge(toWirePriceBook(DEFAULT_PRICE_BOOK), parseFile(path)))
  if (read.success) return fromWirePriceBook(read.data)
  const [issue] = read.error.issues
  throw new SettingsError(`PRICE_BOOK_FILE: ${path} is no price book: ${issue?.path.join('.')}: ${issue?.message}`)
}

const modifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SettingsError(`PRICE_BOOK_FILE: ${path} cannot be read: ${String(error)}`)
  }
}

/** Merges objects key by key; any other value replaces. */
function merge(base: unknown, change: unknown): unknown {
  if (!isObject(base) || !isObject(change)) return change
  const changed = Object.entries(change).map(([key, value]) => [key, key in base ? merge(base[key], value) : value])
  return { ...base, ...Object.fromEntries(changed) }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
