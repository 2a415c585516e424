import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileType } from '@fablecut/domain/story/file-types'
import { type DetectedFile, detectFile, type UploadLimits } from '../media/save-upload.ts'
import type { StoredBlob } from '../platform/storage/storage.ts'
import { BrokenZip, type OpenZip } from '../platform/zip/open-zip.ts'
import { damagedFile } from './import-refusal.ts'

/** A file of an archive to be imported. `sha256`: its expected checksum; `only`: its expected type. */
export type FileToStage = { readonly path: string; readonly title: string; readonly only: FileType | null; readonly sha256?: string }
export type StagedFile = DetectedFile & StoredBlob & { readonly temporaryPath: string }

type Services = { readonly uploadFolder: string; readonly limits: UploadLimits }

/**
 * Unpacks files under temporary names and detects what they are, one after the other; `staged` gets each, by its path in the archive. Throws 422
 * for a file that is damaged or not the one that was saved, otherwise as uploads do. The caller deletes what was staged.
 */
export async function stageFiles(
  services: Services,
  zip: OpenZip,
  files: readonly FileToStage[],
  staged: Map<string, StagedFile>,
): Promise<void> {
  for (const file of files) {
    const temporaryPath = join(services.uploadFolder, randomUUID())
    try {
      const blob = await unpack(zip, file, temporaryPath)
      const upload = { path: temporaryPath, name: file.title, tooLarge: false, only: file.only, isSong: true }
      staged.set(file.path, { ...(await detectFile(upload, services.limits)), ...blob, temporaryPath })
    } catch (error) {
      await rm(temporaryPath, { force: true })
      throw error instanceof BrokenZip ? damagedFile(error) : error
    }
  }
}

async function unpack(zip: OpenZip, { path, sha256 }: FileToStage, temporaryPath: string): Promise<StoredBlob> {
  const digest = createHash('sha256')
  let sizeBytes = 0
  const hashed = new Transform({
    transform(part: Buffer, _, done) {
      digest.update(part)
      sizeBytes += part.length
      done(null, part)
    },
  })
  await pipeline(await zip.read(path), hashed, createWriteStream(temporaryPath))
  const hash = digest.digest('hex')
  if (sha256 !== undefined && hash !== sha256) throw damagedFile()
  return { hash, sizeBytes }
}

export const deleteStaged = async (staged: ReadonlyMap<string, StagedFile>): Promise<void> => {
  for (const { temporaryPath } of staged.values()) await rm(temporaryPath, { force: true })
}
