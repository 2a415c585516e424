import type { Connection } from '@fablecut/generation/provider/connection'
import { expect, onTestFinished, test } from 'vitest'
import { startFalStandin } from '../../../../tests/standins/fal/start-fal-standin.ts'
import { checkModel, describeModelCheck, formatUsd, planModelChecks } from './check-models.ts'

const KEY = 'fal-secret-key'
const connectionTo = (origin: string): Connection => ({
  provider: 'fal',
  name: 'FAL_KEY',
  baseUrl: origin,
  apiUrl: `${origin}/v1`,
  apiKey: KEY,
  kinds: ['image', 'clip'],
  model: null,
})
const kindsOf = (checks: ReturnType<typeof planModelChecks>) => checks.map(({ route }) => route.row.kind)

test('the cheapest model of each kind is checked, or every model, but none of another kind', () => {
  const connection = connectionTo('http://127.0.0.1:9')
  const cheapest = planModelChecks([connection], false)
  expect(kindsOf(cheapest).toSorted()).toEqual(['clip', 'image'])
  const every = planModelChecks([connection], true)
  expect(every.length).toBeGreaterThan(cheapest.length)
  expect(new Set(kindsOf(every))).toEqual(new Set(['image', 'clip']))
  for (const { route, usd } of cheapest)
    expect(usd).toBe(Math.min(...every.filter((each) => each.route.row.kind === route.row.kind).map((each) => each.usd)))
})

test('a price is written in dollars', () => {
  expect([formatUsd(0), formatUsd(0.003), formatUsd(0.35)]).toEqual(['free', '$0.0030', '$0.35'])
  const [check] = planModelChecks([connectionTo('http://127.0.0.1:9')], false)
  expect(describeModelCheck(check!)).toMatch(/^(image|clip) +.+ \(fal:.+\) {2}\$\d/u)
})

test('a check makes one job, and says without the key why it made nothing', async () => {
  const fal = await startFalStandin({ apiKey: KEY })
  onTestFinished(() => fal.close())
  const image = planModelChecks([connectionTo(fal.origin)], false).find(({ route }) => route.row.kind === 'image')!
  expect(await checkModel(image, new AbortController().signal)).toBe(null)
  expect(fal.ledger.charges.length).toBe(1)
  fal.script([{ fault: 'error_status', on: 'submit', status: 500 }])
  const problem = await checkModel(image, new AbortController().signal)
  expect(problem).toMatch(/500/u)
  expect(problem).not.toContain(KEY)
  expect(fal.ledger.charges.length).toBe(1)
})
