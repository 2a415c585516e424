import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { ERRORS } from './codes.ts'

const codesOf = (status: number): string[] => Object.entries(ERRORS).flatMap(([code, error]) => (error.status === status ? [code] : []))

test('400 is reserved for operations on runs', () => {
  expect(codesOf(400)).toEqual(['INVALID_WORKFLOW_ID', 'INVALID_WORKFLOW_IDS'])
  expect([ERRORS.INVALID_WORKFLOW_ID.message, ERRORS.INVALID_WORKFLOW_IDS.message]).toEqual(['Invalid workflow ID', 'Invalid workflow IDs'])
})

test('every error code has its status', () => {
  const statuses = new Set<number>(Object.values(ERRORS).map((error) => error.status))
  for (const status of [401, 402, 403, 404, 409, 413, 415, 422, 429]) expect(statuses).toContain(status)
})

test('an error has the default message of its code unless another one is given', () => {
  const poor = new AppError('INSUFFICIENT_CREDITS', { data: { required: 705, available: 10 } })
  expect([poor.status, poor.message, poor.data]).toEqual([402, 'Insufficient credits', { required: 705, available: 10 }])
  expect(new AppError('INVALID_INPUT', { message: 'Please enter a script' }).message).toBe('Please enter a script')
})
