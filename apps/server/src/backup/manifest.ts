import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Names of the files of a backup. */
export const MANIFEST = 'backup.json'
export const DATABASE = 'database.ndjson.gz'
/** One line per stored file: its hash and its bytes. */
export const FILE_LIST = 'files.txt'
/** Folder with the stored files, `ab/abcd...`. */
export const BLOBS_FOLDER = 'blobs'

const fileDigest = z.object({ bytes: z.number(), sha256: z.string() })
/** Size and SHA-256 of a file. */
export type FileDigest = { readonly bytes: number; readonly sha256: string }

const manifest = z.object({
  format: z.literal(1),
  /** Version that wrote the backup. */
  fablecut: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** Number of rows by table. */
  tables: z.record(z.string(), z.number()),
  database: fileDigest,
  fileList: fileDigest,
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Hashes of files that the installation refers to and did not have, or had damaged, when it was backed up. */
  missing: z.array(z.string()),
})

/** What a backup contains, with checksums. */
export type Manifest = z.infer<typeof manifest>

export const rowCount = ({ tables }: Pick<Manifest, 'tables'>): number => Object.values(tables).reduce((sum, rows) => sum + rows, 0)

/** The manifest of the backup in a folder; null for a backup of a release that wrote none. Throws for one that cannot be read. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const read = manifest.safeParse(parseJson(text))
  if (!read.success) throw new Error(`${join(folder, MANIFEST)} is damaged, or was written by a newer Fablecut.`)
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
