import { expect, test, vi } from 'vitest'
import { fetchAll } from './fetch-all.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

async function allButOne(id: number): Promise<number> {
  if (id === 16) throw new Error('404')
  return id
}

test('thirty-two files are fetched in batches of 15, 15 and 2, in order (H-257)', async () => {
  let open = 0
  const peaks: number[] = []
  const fetchOne = vi.fn(async (id: number) => {
    peaks.push(++open)
    await Promise.resolve()
    open -= 1
    return id * 2
  })
  const progress: number[] = []
  expect(await fetchAll(numbers(32), fetchOne, (count) => progress.push(count))).toEqual(numbers(32).map((id) => id * 2))
  expect(Math.max(...peaks)).toBe(15)
  expect(peaks.filter((peak) => peak === 1)).toHaveLength(3)
  expect(progress).toEqual(numbers(32).map((id) => id + 1))
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
