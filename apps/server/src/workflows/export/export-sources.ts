import type { SourceFiles } from '@fablecut/render/export/jobs'
import type { SourceIdentities } from '@fablecut/render/export/plan-export'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { inArray } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import { services } from '../run/services.ts'

export type ExportSources = { readonly identities: SourceIdentities; readonly files: SourceFiles }

type AudioFacts = Pick<typeof media.$inferSelect, 'resourceType' | 'aiModel' | 'metadata'>

/** Images have no audio, generated clips where their metadata says so; other videos are probed. */
export const mayHaveAudio = ({ resourceType, aiModel, metadata }: AudioFacts): boolean =>
  resourceType !== 'image' && (aiModel !== 'builtin/animator' || metadata.has_audio === true)

/** The files a timeline uses: hash and local path by media id. */
export async function readExportSources(timeline: Timeline): Promise<ExportSources> {
  const { db, storage } = services()
  const used = new Set(
    timeline.tracks.flatMap((track) => track.items.flatMap((item) => ('mediaAssetId' in item ? [item.mediaAssetId] : []))),
  )
  const rows =
    used.size === 0
      ? []
      : await db
          .select()
          .from(media)
          .where(inArray(media.id, [...used]))
  const hashes = new Map(rows.flatMap((row) => (row.hash === null ? [] : [[row.id, { hash: row.hash, hasAudio: mayHaveAudio(row) }]])))
  return {
    identities: Object.fromEntries(hashes),
    files: {
      pathOf(assetId) {
        const source = hashes.get(assetId)
        if (!source) throw new Error(`The file of media ${assetId} is not there`)
        return storage.localPath(source.hash)
      },
    },
  }
}
