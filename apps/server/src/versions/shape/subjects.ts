import { buffer } from 'node:stream/consumers'
import type { PictureBox } from '@fablecut/domain/timeline/edit/shape/reframe-picture'
import type { Stylist } from '@fablecut/generation/ports/stylist'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { derivedFile } from '../../media/derived/derived-file.ts'
import { THUMBNAIL } from '../../media/derived/thumbnail.ts'
import type { Database } from '../../platform/database/client.ts'
import { media } from '../../platform/database/schema.ts'
import type { Storage } from '../../platform/storage/storage.ts'

type MediaRow = typeof media.$inferSelect
type Services = {
  readonly db: Database
  readonly storage: Storage
  readonly uploadFolder: string
  readonly stylist: Pick<Stylist, 'subjectOf'>
}

const share = z.number().min(0).max(1)
const stored = z.object({ subject: z.object({ left: share, top: share, right: share, bottom: share }).nullish() })

/** The subject of a picture or film: null for one without, undefined before it was looked for. */
const subjectOf = ({ metadata }: Pick<MediaRow, 'metadata'>): PictureBox | null | undefined => stored.parse(metadata).subject

/** The known subjects of files, and the files whose subject was not looked for yet. */
export async function readSubjects(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<{ readonly known: ReadonlyMap<string, PictureBox>; readonly unknown: readonly MediaRow[] }> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(media)
          .where(inArray(media.id, [...ids]))
  return {
    known: new Map(rows.flatMap((row) => [[row.id, subjectOf(row)] as const]).filter((entry): entry is [string, PictureBox] => !!entry[1])),
    unknown: rows.filter((row) => row.hash !== null && subjectOf(row) === undefined),
  }
}

/** Looks for the subject of files in one of their frames, once for each; a file that cannot be read has none. */
export async function findSubjects(services: Services, files: readonly MediaRow[], signal?: AbortSignal): Promise<void> {
  for (const { id, hash, resourceType, metadata } of files) {
    if (hash === null) continue
    const frame = await derivedFile(services, THUMBNAIL, { hash, resourceType, metadata }).then(bytesOf, () => null)
    const subject = frame && (await services.stylist.subjectOf(frame, signal))
    await services.db
      .update(media)
      .set({ metadata: sql`${media.metadata} || ${JSON.stringify({ subject })}::jsonb` })
      .where(eq(media.id, id))
  }
}

async function bytesOf({ sizeBytes, read }: Awaited<ReturnType<typeof derivedFile>>): Promise<Uint8Array> {
  return new Uint8Array(await buffer(await read({ start: 0, end: sizeBytes - 1 })))
}
