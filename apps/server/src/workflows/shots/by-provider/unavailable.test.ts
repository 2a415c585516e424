import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Route } from '@fablecut/generation/provider/routes'
import { expect, test } from 'vitest'
import { buildShotRow } from '../../testing/run-view.ts'
import { unavailableSentence } from './unavailable.ts'

const routeOf = (id: string) => ({ row: SHIPPED_ROWS.find((row) => row.id === id)! }) as Route
const shot = buildShotRow('a', { title: 'The fox' })

test.each([
  ['unauthorized', 'its key is not accepted'],
  ['no_credit', 'its account has no credit left'],
  ['too_many_requests', 'it takes no more work now'],
  ['not_sent', 'it cannot be reached'],
  ['deadline_passed', 'it took too long'],
  ['failed', 'it failed'],
])('%s is said as "%s"', (code, reason) => {
  const clip = { what: 'clip', route: routeOf('fal:veo-2'), others: [] } as const
  expect(unavailableSentence(shot, clip, code)).toBe(
    `Veo 2 could not make the clip of “The fox”: ${reason}. Try again or use the built-in animator: nothing was charged.`,
  )
})

test('other providers of the model are named', () => {
  const picture = { what: 'picture', route: routeOf('fal:flux-dev'), others: [routeOf('replicate:flux-dev')] } as const
  expect(unavailableSentence(shot, picture, 'no_credit')).toContain('Try again, use FLUX.1 Dev by Replicate or use the built-in painter')
})
