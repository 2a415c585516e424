import { expect, test } from 'vitest'
import { readSettings } from '../platform/settings.ts'
import { requireFreeDisk, requireSpace } from './require-space.ts'

const GIGABYTE = 1_000_000_000
const { limits } = readSettings({})
const disk = (freeBytes: number) => ({ storage: { freeBytes: async () => freeBytes }, limits })
const account = (used: string | null, freeBytes = 100 * GIGABYTE) =>
  ({ ...disk(freeBytes), db: { execute: async () => ({ rows: [{ used }] }) } }) as unknown as Parameters<typeof requireSpace>[0]
const FULL = expect.objectContaining({ code: 'OUT_OF_SPACE', status: 507 })

test('two gigabytes of the disk stay free, and 3 MB for each second of a film', async () => {
  await requireFreeDisk(disk(2 * GIGABYTE))
  await expect(requireFreeDisk(disk(2 * GIGABYTE - 1))).rejects.toEqual(FULL)
  await requireFreeDisk(disk(2 * GIGABYTE + 30_000_000), 10)
  await expect(requireFreeDisk(disk(2 * GIGABYTE + 30_000_000 - 1), 10)).rejects.toEqual(FULL)
})

test('an account may have files of up to 20 gigabytes', async () => {
  await requireSpace(account(null), 'u')
  await requireSpace(account(String(20 * GIGABYTE - 1)), 'u')
  await expect(requireSpace(account(String(20 * GIGABYTE)), 'u')).rejects.toMatchObject({ message: /^Your 20 GB are full/ })
  await expect(requireSpace(account('0', GIGABYTE), 'u')).rejects.toEqual(FULL)
})
