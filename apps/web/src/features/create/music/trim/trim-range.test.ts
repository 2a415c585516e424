import { expect, test } from 'vitest'
import { isTooLong, isTooShort, isWholeSong, moveEnd, moveRange, moveStart, preciseTime, wholeRange, type TrimRange } from './trim-range.ts'

test('the initial range is the whole song, or its first five minutes', () => {
  expect([wholeRange(62), wholeRange(400)]).toEqual([
    { start: 0, end: 62 },
    { start: 0, end: 300 },
  ])
  expect([isWholeSong(wholeRange(62.34), 62.34), isWholeSong(wholeRange(400), 400)]).toEqual([true, false])
})

test('nine seconds are too short, ten are not; an unknown duration is not checked', () => {
  expect([9.9, 10, 0].map(isTooShort)).toEqual([true, false, false])
  expect([300, 300.5].map(isTooLong)).toEqual([false, true])
})

test('an edge stops ten seconds from the other', () => {
  expect(moveStart({ start: 0, end: 30 }, 28)).toEqual({ start: 20, end: 30 })
  expect(moveEnd({ start: 20, end: 60 }, 4, 60)).toEqual({ start: 20, end: 30 })
})

test('past five minutes the other edge follows', () => {
  expect(moveEnd({ start: 0, end: 300 }, 400, 400)).toEqual({ start: 100, end: 400 })
  expect(moveStart({ start: 100, end: 400 }, 40)).toEqual({ start: 40, end: 340 })
})

test('times are rounded to tenths, so that start, end and duration add up', () => {
  expect([0, 29.5, 59.96, 52.1, 300].map(preciseTime)).toEqual(['0:00.0', '0:29.5', '1:00.0', '0:52.1', '5:00.0'])
})

test('a range moves as a whole within the song', () => {
  expect(moveRange({ start: 10, end: 40 }, 35.04, 60)).toEqual({ start: 30, end: 60 })
  expect(moveRange({ start: 10, end: 40 }, -5, 60)).toEqual({ start: 0, end: 30 })
})

test('any drag leaves a range of ten to three hundred seconds within the song', () => {
  const duration = 412.37
  let range: TrimRange = wholeRange(duration)
  for (let i = 0; i < 500; i += 1) {
    const to = ((i * 977) % 6000) / 10 - 90
    range = [moveStart(range, to), moveEnd(range, to, duration), moveRange(range, to, duration)][i % 3]!
    expect(range.start).toBeGreaterThanOrEqual(0)
    expect(range.end).toBeLessThanOrEqual(duration)
    expect(range.end - range.start).toBeGreaterThanOrEqual(10 - 1e-6)
    expect(range.end - range.start).toBeLessThanOrEqual(300 + 1e-6)
  }
})
