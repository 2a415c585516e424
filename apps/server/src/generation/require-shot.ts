import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { and, eq } from 'drizzle-orm'
import { shot } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { ShotRow } from './start-shots.ts'

/** A shot whose media can be generated; throws 404, 409 for a hidden one, and 422 for an uploaded video. */
export async function requireShot(tx: OpenTransaction, storyId: string, shotId: string): Promise<ShotRow> {
  const [row] = await tx.db
    .select()
    .from(shot)
    .where(and(eq(shot.storyId, storyId), eq(shot.shotId, shotId)))
  if (!row) throw new AppError('NOT_FOUND', { message: 'Shot not found' })
  if (row.isHidden) throw new AppError('CONFLICT', { message: 'This shot is hidden. Please bring it back first' })
  if (row.shotType === 'uploaded_video') throw invalidField('media_types', 'An uploaded video is shown as it is')
  return row
}
