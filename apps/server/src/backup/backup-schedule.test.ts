import { expect, test } from 'vitest'
import { isBackupDue } from './backup-schedule.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()
const failedAgo = (hours: number) => ({ at: hoursAgo(hours), message: 'disk full' })

test.each([
  ['there is none', { inFolderAt: null, failure: null }, true],
  ['the last one is a day old', { inFolderAt: hoursAgo(24), failure: null }, true],
  ['the last one is younger', { inFolderAt: hoursAgo(23.9), failure: null }, false],
  ['an attempt failed just now', { inFolderAt: null, failure: failedAgo(0.9) }, false],
  ['an attempt failed an hour ago', { inFolderAt: hoursAgo(30), failure: failedAgo(1) }, true],
])('whether a backup is due when %s', (_, state, expected) => {
  expect(isBackupDue({ ...state, good: null }, 24, NOW)).toBe(expected)
})
