import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import { expect, test } from 'vitest'
import { stateOf, toLedgerEntry, toReceipt } from './read-ledger.ts'
import { priceOf, requireExpectedPrice } from './require-price.ts'

type Row = Parameters<typeof toReceipt>[0][number]
const rowOf = (kind: string, change: Partial<Row> = {}): Row => ({
  hold_id: 'h',
  kind,
  label: 'image',
  shot_id: 's1',
  shot_number: '2',
  amount: '0',
  captured: '0',
  ...change,
})
const ROWS = [
  rowOf('hold', { amount: '-100' }),
  rowOf('capture', { captured: '30' }),
  rowOf('release', { amount: '20', label: null, shot_id: null, shot_number: null }),
  rowOf('refund', { amount: '10' }),
]

test('a receipt adds up what is held, charged and returned', () => {
  expect(toReceipt(ROWS)).toEqual({
    held: 50,
    captured: 20,
    returned: 30,
    lines: [
      { label: 'image', shot_id: 's1', shot_number: 2, kind: 'charged', credits: 30 },
      { label: 'rest', shot_id: null, shot_number: null, kind: 'released', credits: 20 },
      { label: 'image', shot_id: 's1', shot_number: 2, kind: 'refunded', credits: 10 },
    ],
  })
})

const receipt = (held: number, captured: number, returned: number) => ({ held, captured, returned, lines: [] })
test.each([
  ['grant', receipt(0, 0, 0), 'granted'],
  ['back', receipt(0, 0, 0), 'refunded'],
  ['hold', receipt(1, 5, 5), 'held'],
  ['hold', receipt(0, 0, 1), 'refunded'],
  ['hold', receipt(0, 1, 1), 'charged'],
  ['hold', receipt(0, 0, 0), 'charged'],
] as const)('a %s with %o is %s', (kind, amounts, expected) => {
  expect(stateOf(kind, amounts)).toBe(expected)
})

test('an entry is a grant, a charge or a refund', () => {
  const row = {
    id: 'e',
    credits: '-100',
    cost_key: null,
    story_id: null,
    story_title: null,
    run_id: 'r',
    hold_id: 'h',
    note: null,
    balance_after: '900',
    created_at: new Date('2026-05-01T12:00:00Z'),
  }
  const typesOf = (['grant', 'hold', 'back'] as const).map((kind) => toLedgerEntry({ ...row, kind }, undefined).type)
  expect(typesOf).toEqual(['grant', 'charge', 'refund'])
  expect(toLedgerEntry({ ...row, kind: 'hold' }, toReceipt(ROWS))).toMatchObject({
    credits: -100,
    balance_after: 900,
    state: 'held',
    workflow_run_id: 'r',
    time: '2026-05-01T12:00:00.000Z',
  })
})

test('a price is refused for an unknown key and for inputs that have none', () => {
  expect(priceOf(DEFAULT_PRICE_BOOK, 'story.shot_generation', { media_types: 'both', category_id: 'create_from_scratch' }).credits).toBe(
    115,
  )
  expect(() => priceOf(DEFAULT_PRICE_BOOK, 'story.unknown', {})).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', data: { fields: { key: 'There is no price for this' } } }),
  )
  expect(() => priceOf(DEFAULT_PRICE_BOOK, 'story.shot_generation', { media_types: 'smell' })).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', data: { fields: { media_types: expect.any(String) } } }),
  )
})

test('only a price above the displayed one is refused', () => {
  for (const expected of [undefined, 100, 101]) expect(() => requireExpectedPrice(100, expected)).not.toThrow()
  expect(() => requireExpectedPrice(100, 99)).toThrow(expect.objectContaining({ code: 'PRICE_CHANGED', data: { credits: 100 } }))
})
