import { AppError } from '@fablecut/contracts/errors/app-error'
import { isPlayable } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { sql } from 'drizzle-orm'
import type { StoryRow } from '../access/story-access.ts'

/** Columns of a story that enters the community; the ranking (`rankOf`) updates the rank later. */
export const publishedColumns = () => ({
  isPublished: true,
  publishedAt: sql`date_trunc('milliseconds', now())`,
  rank: sql`floor(extract(epoch FROM now()))`,
})

/** Columns of a story that leaves it; its shared link still works (HD-08). */
export const UNPUBLISHED_COLUMNS = { isPublished: false, publishedAt: null, rank: 0 } as const

/** Throws 409 for a story without an up-to-date film. */
export function requireUsableExport(row: Pick<StoryRow, 'status' | 'exportMediaId' | 'isExportOutdated'>): void {
  if (!isPlayable(row.status as StoryStatus)) throw conflict('This story is not finished yet')
  if (row.exportMediaId === null) throw conflict('Please export this story before you publish it')
  if (row.isExportOutdated) throw conflict('This story was changed since its last export. Please export it again before you publish it')
}

const conflict = (message: string): AppError => new AppError('CONFLICT', { message })
