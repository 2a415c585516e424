import { expect, test, vi } from 'vitest'
import { fetchAll } from './fetch-all.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

async function allButOne(one: number): Promise<number> {
  if (one === 16) throw new Error('404')
  return one
}

test('thirty-two files are fetched in batches of 15, 15 and 2, in order (H-257)', async () => {
  let open = 0
  const peaks: number[] = []
  const fetchOne = vi.fn(async (one: number) => {
    peaks.push(++open)
    await Promise.resolve()
    open -= 1
    return one * 2
  })
  const counts: number[] = []
  expect(await fetchAll(numbers(32), fetchOne, (count) => counts.push(count))).toEqual(numbers(32).map((one) => one * 2))
  expect(Math.max(...peaks)).toBe(15)
  expect(peaks.filter((peak) => peak === 1)).toHaveLength(3)
  expect(counts).toEqual(numbers(32).map((one) => one + 1))
})

test('one failed file fails the download, with both counts (H-196, HD-59)', async () => {
  await expect(fetchAll(numbers(20), allButOne, () => undefined)).rejects.toThrow('expected 20, got 19')
})

test('an empty list fails, too (HD-59)', async () => {
  await expect(
    fetchAll(
      [],
      async () => 1,
      () => undefined,
    ),
  ).rejects.toThrow('expected 0, got 0')
})
