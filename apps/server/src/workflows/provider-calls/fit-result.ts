import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { services } from '../run/services.ts'
import type { StoredResult } from './stored-result.ts'

/** Makes a file that fits the film of the first file of a result and stores it. `fit` writes it to `to` and returns what else is known of it. */
export async function fitResult<Facts extends object>(
  { files: [file] }: StoredResult,
  extension: string,
  fit: (from: string, to: string) => Promise<Facts>,
): Promise<Facts & { readonly blob: StoredBlob }> {
  if (!file) throw new UnfitMedia('The result has no file')
  const { storage, workFolder } = services()
  const copy = path.join(workFolder, `${randomUUID()}.${extension}`)
  try {
    const facts = await fit(await storage.localPath(file.hash), copy)
    return { ...facts, blob: await storage.putFile(copy) }
  } finally {
    await rm(copy, { force: true })
  }
}
