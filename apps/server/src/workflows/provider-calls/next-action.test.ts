import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { type Arbitrary, array, assert, constant, constantFrom, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Submission, isLost, nextAction } from './next-action.ts'

const REQUEST: MediaRequest = { kind: 'image', prompt: 'A fox', seed: 3 }

const submission = (number: number, fields: Partial<Submission>): Submission => ({
  number,
  model: 'fal:flux-dev',
  connection: 'FAL_KEY',
  state: 'failed',
  job: null,
  result: null,
  errorCode: null,
  error: null,
  isCharged: false,
  webhookToken: null,
  webhookReceivedAt: null,
  submittedAt: new Date(0),
  acceptedAt: null,
  ...fields,
})
const failed = (number: number, errorCode: Submission['errorCode'], isCharged: boolean | null = false): Submission =>
  submission(number, { errorCode, isCharged })
const actions = (...submissions: Submission[]) => nextAction(submissions, REQUEST).do

test('a call is submitted, and asked for once it was accepted', () => {
  const acceptedAt = new Date()
  expect(nextAction([], REQUEST)).toEqual({ do: 'submit', number: 1, request: REQUEST })
  expect(actions(submission(1, { state: 'submitted' }))).toBe('find')
  expect(nextAction([submission(1, { state: 'accepted', job: { id: 'a' }, acceptedAt })], REQUEST)).toEqual({
    do: 'check',
    number: 1,
    job: { id: 'a' },
    acceptedAt,
    webhookToken: null,
  })
  expect(actions(submission(1, { state: 'fetched', result: { files: [] } }))).toBe('keep')
})

test.each([
  [null, 'token'],
  [new Date(), null],
])('a webhook that was received at %s is expected by the token %s', (webhookReceivedAt, webhookToken) => {
  const accepted = { state: 'accepted', job: { id: 'a' }, acceptedAt: new Date(), webhookToken: 'token', webhookReceivedAt } as const
  expect(nextAction([submission(1, accepted)], REQUEST)).toMatchObject({ do: 'check', webhookToken })
})

test('only one submission of unknown outcome is followed by another one', () => {
  expect(actions(submission(1, { state: 'unknown' }))).toBe('submit')
  expect(actions(submission(1, { state: 'unknown' }), submission(2, { state: 'unknown' }))).toBe('fail')
  expect(actions(submission(1, { state: 'unknown' }), failed(2, 'failed', true))).toBe('fail')
  expect(actions(failed(1, 'failed', null), failed(2, 'expired', true))).toBe('fail')
})

test('failures that cost nothing are followed by two more submissions', () => {
  expect(actions(failed(1, 'failed'))).toBe('submit')
  expect(actions(failed(1, 'failed'), failed(2, 'failed'))).toBe('submit')
  expect(actions(failed(1, 'failed'), failed(2, 'failed'), failed(3, 'failed'))).toBe('fail')
})

test('a refusal by the content policy is followed by one submission with another seed', () => {
  const again = nextAction([failed(1, 'content_refused')], REQUEST)
  expect(again).toMatchObject({ do: 'submit', number: 2, request: { prompt: 'A fox' } })
  expect(again.do === 'submit' && again.request.seed).not.toBe(3)
  expect(actions(failed(1, 'content_refused'), failed(2, 'content_refused'))).toBe('fail')
})

test('the job of a submission with another seed is looked for with that seed', () => {
  const submissions = [failed(1, 'content_refused')]
  const again = nextAction(submissions, REQUEST)
  const lost = nextAction([...submissions, submission(2, { state: 'submitted' })], REQUEST)
  expect(lost.do === 'find' && lost.request).toEqual(again.do === 'submit' && again.request)
})

test('jobs of earlier submissions are known where a lost one is looked for', () => {
  const expired = submission(1, { errorCode: 'expired', isCharged: true, job: { id: 'a' } })
  const next = nextAction([expired, failed(2, 'too_many_requests'), submission(3, { state: 'submitted' })], REQUEST)
  expect(next).toMatchObject({ do: 'find', number: 3, earlier: [{ id: 'a' }] })
})

test('what staff have to change first fails at once, and what did not arrive is sent again', () => {
  for (const code of ['unauthorized', 'no_credit', 'invalid_request', 'deadline_passed'] as const)
    expect(actions(failed(1, code))).toBe('fail')
  expect(actions(failed(1, 'not_sent'), failed(2, 'not_sent'))).toBe('submit')
  expect(actions(...Array.from({ length: 6 }, (_, i) => failed(i + 1, 'not_sent')))).toBe('fail')
  expect(actions(...Array.from({ length: 30 }, (_, i) => failed(i + 1, 'too_many_requests')))).toBe('submit')
})

const codes = constantFrom('not_sent', 'failed', 'expired', 'content_refused', 'too_many_requests') as Arbitrary<Submission['errorCode']>
const ended = oneof(
  record({ state: constant('unknown' as const) }),
  record({ state: constant('failed' as const), errorCode: codes, isCharged: constantFrom(true, false, null) }),
)

test('whatever happens, at most two submissions of a call may have been paid for nothing', () => {
  assert(
    property(array(ended, { maxLength: 40 }), (endings) => {
      const submissions: Submission[] = []
      for (const ending of endings) {
        const next = nextAction(submissions, REQUEST)
        if (next.do !== 'submit') break
        submissions.push(submission(next.number, ending))
      }
      expect(submissions.filter(isLost).length).toBeLessThanOrEqual(2)
      expect(submissions.map(({ number }) => number)).toEqual(submissions.map((_, index) => index + 1))
    }),
  )
})
