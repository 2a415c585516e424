import { readFileSync, statSync } from 'node:fs'
import { DEFAULT_PRICE_BOOK, type PriceBook, priceBook } from '@fablecut/domain/pricing/price-book'
import type { Log } from './log.ts'
import { SettingsError } from './settings.ts'

/** Answers the prices that hold now. */
export type ReadPrices = () => PriceBook

/**
 * The price book of this installation: the specification's, changed by what the JSON file at `path` says. The file is read again when it was changed, so
 * that prices change without a restart; one that can not be read then leaves the prices as they are and is logged. Throws a SettingsError for one that
 * can not be read at first. `path` null: the specification's. Source: CD-76.
 */
export function openPriceBook(path: string | null, log: Pick<Log, 'info' | 'warn'>): ReadPrices {
  if (path === null) return () => DEFAULT_PRICE_BOOK
  let changedAt = changeTime(path)
  let prices = readPriceBook(path)
  return () => {
    const latest = changeTime(path)
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

/** Throws a SettingsError that names the file and its first fault. */
export function readPriceBook(path: string): PriceBook {
  const read = priceBook.safeParse(merged(DEFAULT_PRICE_BOOK, parsed(path)))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new SettingsError(`PRICE_BOOK_FILE: ${path} is no price book: ${issue?.path.join('.')}: ${issue?.message}`)
}

const changeTime = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SettingsError(`PRICE_BOOK_FILE: ${path} can not be read: ${String(error)}`)
  }
}

/** Objects are merged key by key; any other value replaces. */
function merged(base: unknown, change: unknown): unknown {
  if (!isObject(base) || !isObject(change)) return change
  const changed = Object.entries(change).map(([key, value]) => [key, key in base ? merged(base[key], value) : value])
  return { ...base, ...Object.fromEntries(changed) }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
