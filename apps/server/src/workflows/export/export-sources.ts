import type { SourceFiles } from '@fablecut/render/export/jobs'
import type { SourceIdentities } from '@fablecut/render/export/plan-export'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { inArray } from 'drizzle-orm'
import { derivedPath } from '../../media/derived/derived-file.ts'
import { REDUCED_NOISE } from '../../media/derived/reduced-noise.ts'
import { mayHaveAudio } from '../../media/may-have-audio.ts'
import { media } from '../../platform/database/schema.ts'
import { services } from '../run/services.ts'

export type ExportSources = { readonly identities: SourceIdentities; readonly files: SourceFiles }

type MediaRow = typeof media.$inferSelect

function soundOf(row: MediaRow): { readonly hasAudio: boolean; readonly lufs?: number } {
  const { loudness } = row.metadata
  return { hasAudio: mayHaveAudio(row), ...(typeof loudness === 'number' && { lufs: loudness }) }
}

/** Ids of the media that a timeline uses. */
export const usedMediaIds = ({ tracks }: Pick<Timeline, 'tracks'>): ReadonlySet<string> =>
  new Set(tracks.flatMap(({ items }) => items.flatMap((item) => ('mediaAssetId' in item ? [item.mediaAssetId] : []))))

/** The files a timeline uses: hash and local path by media id. */
export async function readExportSources(timeline: Timeline): Promise<ExportSources> {
  const { db, storage, workFolder } = services()
  const used = usedMediaIds(timeline)
  const rows =
    used.size === 0
      ? []
      : await db
          .select()
          .from(media)
          .where(inArray(media.id, [...used]))
  const hashes = new Map(rows.flatMap((row) => (row.hash === null ? [] : [[row.id, { hash: row.hash, ...soundOf(row) }]])))
  return {
    identities: Object.fromEntries(hashes),
    files: {
      pathOf(assetId) {
        const source = hashes.get(assetId)
        if (!source) throw new Error(`The file of media ${assetId} is not there`)
        return storage.localPath(source.hash)
      },
      async reducedNoisePathOf(assetId, reduction) {
        const row = rows.find(({ id }) => id === assetId)
        if (!row || row.hash === null) throw new Error(`The file of media ${assetId} is not there`)
        const original = { ...row, hash: row.hash }
        return derivedPath({ storage, uploadFolder: workFolder }, REDUCED_NOISE[reduction], original)
      },
    },
  }
}
