import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { dayLexeme, monthLexeme, quoteLexeme } from './lexemes.ts'
import { type Condition, conditionOf } from './query-terms.ts'

/** The index is slow with many alternatives: longer periods are looked up by tens of days (the beginning of a date), and still longer ones by months. */
const MAX_DAYS = 5
const MAX_DAYS_IN_TENS = 40
const MAX_MONTHS = 48
/** Days that are read at first, and when these have too few stories. */
const FIRST_DAYS = 100
const MORE_DAYS = 1_000

type Day = { readonly lexeme: string; readonly rows: number }

/** Time in which matches are looked for. */
export type Period = {
  /** Null: all that is left. */
  readonly since: Date | null
  /** Condition of the index, which some stories from before `since` may meet; null: none. */
  readonly condition: Condition | null
  readonly stories: number
}

/** How many stories were published when, for one search: the days are read once. */
export class PublishedDays {
  private readonly db: Pick<Database, 'execute'>
  private readonly newest: Promise<readonly Day[]>

  constructor(db: Pick<Database, 'execute'>) {
    this.db = db
    this.newest = this.read('e', FIRST_DAYS)
    // Whoever awaits it gets the error; a search of rare words does not.
    this.newest.catch(() => {})
  }

  /** Whole days back from `until` (null: the newest) with at least this number of stories, to the beginning of ten days or a month if they are many; null: nothing is left. */
  async periodBefore(until: Date | null, stories: number): Promise<Period | null> {
    const end = until ? dayLexeme(until) : 'e'
    const first = (await this.newest).filter(({ lexeme }) => lexeme <= end)
    const days = countOf(first) >= stories ? first : await this.read(end, MORE_DAYS)
    if (days.length === 0) return null
    let sum = 0
    const found = days.findIndex((day) => (sum += day.rows) >= stories)
    const last = found === -1 ? days.length - 1 : found
    const period = periodOf(days, last)
    return found === -1 && days.length < MORE_DAYS ? { ...period, since: null } : period
  }

  private async read(end: string, limit: number): Promise<readonly Day[]> {
    const { rows } = await this.db.execute<Day>(sql`
      SELECT lexeme, rows FROM search_lexeme WHERE lexeme >= 'd' AND lexeme <= ${end} ORDER BY lexeme DESC LIMIT ${limit}`)
    return rows
  }
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`)
const countOf = (days: readonly Day[]): number => days.reduce((sum, { rows }) => sum + rows, 0)

function periodOf(days: readonly Day[], last: number): Period {
  if (last < MAX_DAYS) return daysOf(days.slice(0, last + 1))
  return last < MAX_DAYS_IN_TENS ? tensOf(days, last) : monthsOf(days, last)
}

function daysOf(days: readonly Day[]): Period {
  const stories = countOf(days)
  return {
    since: dateOf(days.at(-1)!.lexeme.slice(1)),
    condition: anyOf(
      days.map(({ lexeme }) => lexeme),
      stories,
    ),
    stories,
  }
}

/** To the beginning of the ten days of a month (from the 1st, 10th, 20th or 30th) of the day at `last`. */
function tensOf(days: readonly Day[], last: number): Period {
  const ten = tenOf(days[last]!)
  const since = dateOf(ten.endsWith('0') ? `${ten.slice(1)}1` : `${ten.slice(1)}0`)
  const within = days.filter(({ lexeme }) => lexeme >= ten)
  const stories = countOf(within)
  const tens = [...new Set(within.map(tenOf))].map((each) => `${quoteLexeme(each)}:*`)
  return { since, condition: conditionOf(`(${tens.join(' | ')})`, stories), stories }
}

/** The beginning of its lexeme, without the last digit of the day. */
const tenOf = ({ lexeme }: Day): string => lexeme.slice(0, -1)

/** To the beginning of the month of the day at `last`; days of it that were not read are not counted. */
function monthsOf(days: readonly Day[], last: number): Period {
  const since = dateOf(`${days[last]!.lexeme.slice(1, 8)}-01`)
  const within = days.filter(({ lexeme }) => lexeme >= dayLexeme(since))
  const months = [...new Set(within.map(({ lexeme }) => monthLexeme(dateOf(lexeme.slice(1)))))]
  const stories = countOf(within)
  return { since, condition: months.length > MAX_MONTHS ? null : anyOf(months, stories), stories }
}

const anyOf = (lexemes: readonly string[], rows: number): Condition => conditionOf(`(${lexemes.map(quoteLexeme).join(' | ')})`, rows)
