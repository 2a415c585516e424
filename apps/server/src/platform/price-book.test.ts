import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import { estimate } from '@fablecut/domain/pricing/estimate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchPriceBook } from './price-book.ts'

let folder: string
let path: string
let lines: string[]
const log = { info: () => {}, warn: (_: string, data?: object) => void lines.push(JSON.stringify(data)) }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-prices-'))
  path = join(folder, 'prices.json')
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

let written = 0
function write(change: unknown): void {
  writeFileSync(path, typeof change === 'string' ? change : JSON.stringify(change))
  // Forces a new modification time: two changes may fall into one tick of the file system's clock.
  written += 1
  utimesSync(path, written, written)
}

const script = { costs: { 'story.script_to_video': { credits: 1200, per: 'story' } } }

test('without a file the default prices apply', () => {
  expect(watchPriceBook(null, log)()).toEqual(DEFAULT_PRICE_BOOK)
})

test('a file overrides the prices it names, also while the product runs', () => {
  write(script)
  const prices = watchPriceBook(path, log)
  expect(estimate(prices(), { key: 'story.script_to_video' })).toMatchObject({ credits: 1200 })
  expect(prices()).toMatchObject({ upscale: 100, costs: { 'story.asmr_video': { credits: 600 } } })
  write({ image_units: { by_model: { seedream4: 3 } } })
  expect(prices()).toMatchObject({
    costs: DEFAULT_PRICE_BOOK.costs,
    imageUnits: { byModel: { ...DEFAULT_PRICE_BOOK.imageUnits.byModel, seedream4: 3 } },
  })
})

test('a file that becomes invalid later leaves the prices unchanged, and is logged once', () => {
  write(script)
  const prices = watchPriceBook(path, log)
  write('{ "upscale": ')
  for (let i = 0; i < 3; i += 1) expect(prices().costs['story.script_to_video'].credits).toBe(1200)
  expect(lines).toHaveLength(1)
  rmSync(path)
  expect(prices().costs['story.script_to_video'].credits).toBe(1200)
})

test.each([
  ['{', /prices\.json cannot be read/],
  [{ upscale: -1 }, /upscale/],
  [{ upscaling: 5 }, /upscaling/],
  [[], /no price book/],
])('an invalid file prevents the start: %j', (content, message) => {
  write(content)
  expect(() => watchPriceBook(path, log)).toThrow(message)
})

test('a missing file prevents the start', () => {
  expect(() => watchPriceBook(join(folder, 'none.json'), log)).toThrow(/none\.json cannot be read/)
})
