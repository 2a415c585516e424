import { AppError } from '@fablecut/contracts/errors/app-error'
import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { character, type media } from '../platform/database/schema.ts'
import { selectCharacters, wireCharacter } from './wire-character.ts'

type ShareRequest = {
  readonly userId: string
  readonly id: string
  readonly isPublic: boolean
  /** Rejects for what others may not see. */
  readonly moderate: (shown: {
    readonly name: string
    readonly picture: typeof media.$inferSelect & { readonly hash: string }
  }) => Promise<unknown>
}

/**
 * Shares an own character to the community, or takes it back. Name and picture never change, so what was moderated is what others see. 404 for a
 * character of others, 409 for one without a picture, and what `moderate` rejects with.
 */
export async function shareCharacter(db: Database, { userId, id, isPublic, moderate }: ShareRequest): Promise<WireCharacter> {
  const isOwn = and(eq(character.id, id), eq(character.userId, userId), isNull(character.deletedAt))
  const [found] = await selectCharacters(db).where(isOwn)
  if (!found) throw new AppError('NOT_FOUND')
  if ((found.character.sharedAt !== null) === isPublic) return wireCharacter(found)
  const { media: picture } = found
  if (isPublic) {
    if (!picture?.hash || picture.isDeleted || found.character.status !== 'completed')
      throw new AppError('CONFLICT', { message: 'This character has no picture that others could see' })
    await moderate({ name: found.character.name, picture: { ...picture, hash: picture.hash } })
  }
  const [row] = await db
    .update(character)
    .set({ sharedAt: isPublic ? sql`date_trunc('milliseconds', now())` : null })
    .where(isOwn)
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return wireCharacter({ character: row, media: picture })
}
