import type { LedgerEntry } from '@fablecut/contracts/operations/credits/get-ledger'
import { expect, test } from 'vitest'
import { receiptOf } from './receipt.ts'

const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  id: 'l_1',
  type: 'charge',
  credits: -1100,
  state: 'held',
  cost_key: 'story.script_to_video',
  story_id: 's_1',
  story_title: 'Asia',
  workflow_run_id: 'wf_1',
  time: '2026-01-01T00:00:00.000Z',
  balance_after: 1900,
  held: 1100,
  captured: 0,
  returned: 0,
  note: null,
  lines: [],
  made_by: [],
  lost: [],
  ...changes,
})

test('while images are generated the receipt shows held, used and refundable credits', () => {
  expect(receiptOf([entry({ held: 1038, captured: 62 })], 'wf_1')).toEqual({
    held: 1100,
    used: 62,
    open: 1038,
    returned: 0,
    isFree: false,
  })
})

test('a failed run shows a full refund, and the refund entry is not a charge', () => {
  const refund = entry({ id: 'l_2', type: 'refund', credits: 1100, held: 0 })
  const receipt = receiptOf([refund, entry({ held: 0, captured: 0, returned: 1100, state: 'refunded' })], 'wf_1')
  expect(receipt).toMatchObject({ held: 1100, used: 0, returned: 1100 })
})

test('a free story has an empty receipt that says so', () => {
  expect(receiptOf([entry({ credits: 0, held: 0 })], 'wf_1')).toMatchObject({ held: 0, isFree: true })
})

test('entries of other runs are ignored', () => {
  expect(receiptOf([entry({ workflow_run_id: 'wf_2' })], 'wf_1')).toBeNull()
})
