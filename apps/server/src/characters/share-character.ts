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
  /** Rejects when the character may not be shown to others. */
  readonly moderate: (submission: {
    readonly name: string
    readonly image: typeof media.$inferSelect & { readonly hash: string }
  }) => Promise<unknown>
}

/**
 * Shares an own character with the community, or unshares it. Name and image never change, so the moderated values are the shared ones. 404
 * for others' characters, 409 without an image, and any rejection of `moderate`.
 */
export async function shareCharacter(db: Database, { userId, id, isPublic, moderate }: ShareRequest): Promise<WireCharacter> {
  const isOwn = and(eq(character.id, id), eq(character.userId, userId), isNull(character.deletedAt))
  const [stored] = await selectCharacters(db).where(isOwn)
  if (!stored) throw new AppError('NOT_FOUND')
  if ((stored.character.sharedAt !== null) === isPublic) return wireCharacter(stored)
  const { media: image } = stored
  if (isPublic) {
    if (!image?.hash || image.isDeleted || stored.character.status !== 'completed')
      throw new AppError('CONFLICT', { message: 'This character has no picture that others could see' })
    await moderate({ name: stored.character.name, image: { ...image, hash: image.hash } })
  }
  const [row] = await db
    .update(character)
    .set({ sharedAt: isPublic ? sql`date_trunc('milliseconds', now())` : null })
    .where(isOwn)
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return wireCharacter({ character: row, media: image })
}
