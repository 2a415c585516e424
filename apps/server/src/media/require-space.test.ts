import { expect, test } from 'vitest'
import { requireFreeDisk, requireSpace } from './require-space.ts'

const GIBIBYTE = 1024 ** 3
const disk = (freeBytes: number) => ({ storage: { freeBytes: async () => freeBytes } })
const account = (used: string | null, freeBytes = 100 * GIBIBYTE) =>
  ({ ...disk(freeBytes), db: { execute: async () => ({ rows: [{ used }] }) } }) as unknown as Parameters<typeof requireSpace>[0]
const FULL = expect.objectContaining({ code: 'OUT_OF_SPACE', status: 507 })

test('two gibibytes of the disk stay free, and 3 MB for each second of a film', async () => {
  await requireFreeDisk(disk(2 * GIBIBYTE))
  await expect(requireFreeDisk(disk(2 * GIBIBYTE - 1))).rejects.toEqual(FULL)
  await requireFreeDisk(disk(2 * GIBIBYTE + 30_000_000), 10)
  await expect(requireFreeDisk(disk(2 * GIBIBYTE + 30_000_000 - 1), 10)).rejects.toEqual(FULL)
})

test('an account may have files of up to 20 gibibytes', async () => {
  await requireSpace(account(null), 'u')
  await requireSpace(account(String(20 * GIBIBYTE - 1)), 'u')
  await expect(requireSpace(account(String(20 * GIBIBYTE)), 'u')).rejects.toMatchObject({ message: /^Your 20 GB are full/ })
  await expect(requireSpace(account('0', GIBIBYTE), 'u')).rejects.toEqual(FULL)
})
