import type { LedgerEntry } from '@fablecut/contracts/operations/credits/get-ledger'
import { sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { type RunMakers, readRunMakers } from './read-run-makers.ts'

const PAGE_SIZE = 30

type EntryRow = {
  id: string
  kind: 'grant' | 'hold' | 'back'
  credits: string
  cost_key: string | null
  story_id: string | null
  story_title: string | null
  run_id: string | null
  hold_id: string | null
  note: string | null
  balance_after: string
  created_at: Date
}

/**
 * The ledger of an account for display, newest first: grants, holds as charges with their receipt, and everything returned of a hold per
 * shot as one refund (CD-05). The credits of all entries add up to the available balance.
 */
export async function readLedger(
  db: Database,
  userId: string,
  cursor?: string,
): Promise<{ entries: LedgerEntry[]; nextCursor: string | null }> {
  const rows = await readEntryRows(db, userId, cursor)
  const page = rows.slice(0, PAGE_SIZE)
  const receipts = await readReceipts(
    db,
    page.flatMap((row) => (row.kind === 'hold' && row.hold_id ? [row.hold_id] : [])),
  )
  const makers = await readRunMakers(
    db,
    page.flatMap((row) => (row.kind === 'hold' && row.run_id ? [row.run_id] : [])),
  )
  const last = page.at(-1)
  return {
    entries: page.map((row) =>
      toLedgerEntry(row, receipts.get(row.id), row.kind === 'hold' && row.run_id ? makers.get(row.run_id) : undefined),
    ),
    nextCursor: rows.length > PAGE_SIZE && last ? encodeCursor({ time: new Date(last.created_at), id: last.id }) : null,
  }
}

async function readEntryRows(db: Database, userId: string, cursor: string | undefined): Promise<EntryRow[]> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  // Cursors have millisecond precision, so the columns are truncated before the comparison.
  const { rows } = await db.execute<EntryRow>(sql`
    SELECT e.*, story.title AS story_title FROM (
      SELECT id, kind, amount AS credits, cost_key, story_id, run_id, hold_id, note, balance_after, date_trunc('milliseconds', created_at) AS created_at
        FROM ledger WHERE user_id = ${userId} AND kind IN ('grant', 'hold')
      UNION ALL
      SELECT max(id), 'back', sum(amount), max(cost_key), max(story_id), max(run_id), hold_id, max(note),
             (array_agg(balance_after ORDER BY created_at DESC))[1], date_trunc('milliseconds', max(created_at))
        FROM ledger WHERE user_id = ${userId} AND kind IN ('release', 'refund') GROUP BY hold_id, shot_id
    ) e LEFT JOIN story ON story.id = e.story_id AND story.deleted_at IS NULL
    ${after ? sql`WHERE (e.created_at, e.id) < (${after.time.toISOString()}::timestamptz, ${after.id})` : sql``}
    ORDER BY e.created_at DESC, e.id DESC LIMIT ${PAGE_SIZE + 1}`)
  return rows
}

type ReceiptRow = {
  readonly hold_id: string
  readonly kind: string
  readonly label: string | null
  readonly shot_id: string | null
  readonly shot_number: string | null
  readonly amount: string
  readonly captured: string
}
type Receipt = Pick<LedgerEntry, 'held' | 'captured' | 'returned' | 'lines'>

async function readReceipts(db: Database, holdIds: readonly string[]): Promise<Map<string, Receipt>> {
  const receipts = new Map<string, Receipt>()
  if (holdIds.length === 0) return receipts
  const { rows } = await db.execute<ReceiptRow>(sql`
    WITH entry AS (SELECT * FROM ledger WHERE hold_id = ANY(${sql.param([...holdIds])})),
    numbered AS (
      SELECT story_id, shot_id, row_number() OVER (PARTITION BY story_id ORDER BY lexorank, shot_id) AS shot_number
      FROM shot WHERE NOT is_hidden AND story_id IN (SELECT story_id FROM entry)
    )
    SELECT hold_id, kind, label, shot_id, shot_number, amount, captured FROM entry LEFT JOIN numbered USING (story_id, shot_id)
    ORDER BY created_at, id`)
  for (const holdId of holdIds) receipts.set(holdId, toReceipt(rows.filter((row) => row.hold_id === holdId)))
  return receipts
}

export function toReceipt(rows: readonly ReceiptRow[]): Receipt {
  const sum = (kind: string, column: 'amount' | 'captured') =>
    rows.filter((row) => row.kind === kind).reduce((total, row) => total + Number(row[column]), 0)
  const captured = sum('capture', 'captured')
  const released = sum('release', 'amount')
  const refunded = sum('refund', 'amount')
  return {
    held: -sum('hold', 'amount') - captured - released,
    captured: captured - refunded,
    returned: released + refunded,
    lines: rows.flatMap((row) => {
      if (row.kind === 'hold') return []
      const kind = row.kind === 'capture' ? 'charged' : row.kind === 'release' ? 'released' : 'refunded'
      return [
        {
          label: row.label ?? 'rest',
          shot_id: row.shot_id,
          shot_number: row.shot_number === null ? null : Number(row.shot_number),
          kind,
          credits: Number(row.kind === 'capture' ? row.captured : row.amount),
        } as const,
      ]
    }),
  }
}

export function toLedgerEntry(
  row: EntryRow,
  receipt: Receipt = { held: 0, captured: 0, returned: 0, lines: [] },
  makers: RunMakers = { made_by: [], lost: [] },
): LedgerEntry {
  return {
    id: row.id,
    type: row.kind === 'grant' ? 'grant' : row.kind === 'hold' ? 'charge' : 'refund',
    credits: Number(row.credits),
    state: stateOf(row.kind, receipt),
    cost_key: row.cost_key,
    story_id: row.story_id,
    story_title: row.story_title,
    workflow_run_id: row.run_id,
    time: new Date(row.created_at).toISOString(),
    balance_after: Number(row.balance_after),
    note: row.note,
    ...receipt,
    ...makers,
  }
}

export function stateOf(kind: EntryRow['kind'], receipt: Receipt): LedgerEntry['state'] {
  if (kind === 'grant') return 'granted'
  if (kind === 'back') return 'refunded'
  if (receipt.held > 0) return 'held'
  return receipt.captured === 0 && receipt.returned > 0 ? 'refunded' : 'charged'
}
