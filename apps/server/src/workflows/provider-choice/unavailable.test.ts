import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { expect, test } from 'vitest'
import { soundChoices, unavailableSentence } from './unavailable.ts'

const route = { row: SHIPPED_ROWS.find(({ id }) => id === 'fal:veo-2')! }

test.each([
  ['unauthorized', 'its key is not accepted'],
  ['no_credit', 'its account has no credit left'],
  ['too_many_requests', 'it takes no more work now'],
  ['not_sent', 'it cannot be reached'],
  ['deadline_passed', 'it took too long'],
  ['failed', 'it failed'],
])('%s is said as "%s"', (code, reason) => {
  const clip = { what: 'the clip of “The fox”', route, choices: ['use the built-in animator'] }
  expect(unavailableSentence(clip, code)).toBe(
    `Veo 2 could not make the clip of “The fox”: ${reason}. Try again or use the built-in animator: nothing was charged.`,
  )
})

test('all choices are named', () => {
  const clip = { what: 'the clip of “The fox”', route, choices: ['use Veo 2 at Replicate', 'use the built-in animator'] }
  expect(unavailableSentence(clip, 'no_credit')).toContain('Try again, use Veo 2 at Replicate or use the built-in animator: nothing')
})

test('who else can make a sound is offered once each, with the built-in engine, which cannot sing', () => {
  expect(soundChoices('music', [route, route])).toEqual(['use Veo 2 at fal', 'use the built-in composer'])
  expect([soundChoices('speech', []), soundChoices('song', [])]).toEqual([['use the built-in narrator'], ['choose another song']])
})
