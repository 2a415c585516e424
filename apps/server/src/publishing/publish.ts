import { AppError } from '@fablecut/contracts/errors/app-error'
import { isPlayable } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { sql } from 'drizzle-orm'
import type { StoryRow } from '../access/story-access.ts'

/** What of a story is set when it comes into the community; the ranking (`rankOf`) moves it from there. Source: HD-48. */
export const publishedColumns = () => ({
  isPublished: true,
  publishedAt: sql`date_trunc('milliseconds', now())`,
  rank: sql`floor(extract(epoch FROM now()))`,
})

/** What is set when it leaves; its share address stays as it is (HD-08). */
export const UNPUBLISHED_COLUMNS = { isPublished: false, publishedAt: null, rank: 0 } as const

/** 409 for a story without a film that is as the story is now. Source: HD-48. */
export function requireUsableExport(row: Pick<StoryRow, 'status' | 'exportMediaId' | 'isExportOutdated'>): void {
  if (!isPlayable(row.status as StoryStatus)) throw conflict('This story is not finished yet')
  if (row.exportMediaId === null) throw conflict('Please export this story before you publish it')
  if (row.isExportOutdated) throw conflict('This story was changed since its last export. Please export it again before you publish it')
}

const conflict = (message: string): AppError => new AppError('CONFLICT', { message })
