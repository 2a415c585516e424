import { expect, test } from 'vitest'
import { type Engagement, NO_ENGAGEMENT, SECONDS_PER_DOUBLING, rankOf } from './rank.ts'

const monday = new Date('2026-11-16T12:00:00.700Z')
const tuesday = new Date('2026-11-17T12:00:00.000Z')
const rankWith = (attention: Partial<Engagement>) => rankOf(monday, { ...NO_ENGAGEMENT, ...attention })

test('a story without engagement ranks by its publication time, to the second', () => {
  expect(rankOf(monday)).toBe(Date.parse('2026-11-16T12:00:00Z') / 1000)
  expect(rankOf(tuesday)).toBeGreaterThan(rankOf(monday))
})

test('a watched story of yesterday ranks above one of today without views', () => {
  expect(rankOf(monday, { ...NO_ENGAGEMENT, watchedSeconds: 7 * 60 })).toBeGreaterThan(rankOf(tuesday))
  expect(rankOf(monday, { ...NO_ENGAGEMENT, watchedSeconds: 60 })).toBeLessThan(rankOf(tuesday))
})

test('each doubling of engagement is worth half a day', () => {
  const gained = [0, 1, 3, 7, 1023].map((minutes) => rankWith({ watchedSeconds: minutes * 60 }) - rankOf(monday))
  expect(gained).toEqual([0, 1, 2, 3, 10].map((times) => times * SECONDS_PER_DOUBLING))
})

test('a remix weighs more than a share, a share more than a download, a download more than a view', () => {
  const ranks = [{ watchedSeconds: 30 }, { downloads: 1 }, { shares: 1 }, { remixes: 1 }].map(rankWith)
  expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks)
})

test('ranks are integers, so that a bonus can be added and removed exactly', () => {
  for (let watchedSeconds = 0; watchedSeconds < 5000; watchedSeconds += 7.3)
    expect(Number.isSafeInteger(rankOf(monday, { ...NO_ENGAGEMENT, watchedSeconds }))).toBe(true)
})
