import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/database/client.ts'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import { newPassword, personName } from './sign-up.ts'

/** What `POST /api/auth/update-user` takes; the user name stays what it is. */
export const updateUserInput = z.object({ name: personName.optional(), image: z.string().max(300).nullable().optional() })

/** What `POST /api/auth/change-password` takes. */
export const changePasswordInput = z.object({
  currentPassword: z.string('Please enter your current password').min(1, 'Please enter your current password').max(128),
  newPassword,
  revokeOtherSessions: z.boolean().optional(),
})

/** What `POST /api/auth/revoke-session` takes: a session of `GET /api/auth/list-sessions`. */
export const revokeSessionInput = z.object({ id: z.string().max(100) })

/** What of an account's files can be a profile's picture. */
const CAN_BE_SHOWN = sql`NOT m.is_deleted AND m.story_id IS NULL AND m.hash IS NOT NULL AND m.resource_type = 'image'`

/** A profile's picture is an upload of its own; 422 for any other (CD-114). */
export async function requireOwnPicture(db: Database, userId: string, image: string): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT m.id FROM media m WHERE m.id = ${mediaIdOf(image) ?? ''} AND m.user_id = ${userId} AND m.role IN ('upload', 'avatar') AND ${CAN_BE_SHOWN}`)
  if (rows.length === 0 || !image.startsWith('/media/')) throw invalidField('image', 'Please upload the picture first')
}

/** Everybody may see the picture that a profile shows now; those it shows no more go, with their files, as those of deleted stories do. */
export async function settlePictures(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    UPDATE media m SET role = 'avatar' FROM "user" u
    WHERE u.id = ${userId} AND m.user_id = u.id AND m.role = 'upload' AND ${CAN_BE_SHOWN} AND u.image LIKE '/media/' || m.id || '/%'`)
  await db.execute(sql`
    UPDATE media m SET is_deleted = true, updated_at = now() FROM "user" u WHERE u.id = ${userId} AND m.user_id = u.id AND m.role = 'avatar'
      AND NOT m.is_deleted AND (u.image IS NULL OR u.image NOT LIKE '/media/' || m.id || '/%')`)
}

/** The token of an own session, which better-auth wants and no page has; 404 for any other. */
export async function tokenOfSession(db: Database, userId: string, id: string): Promise<string> {
  const { rows } = await db.execute<{ token: string }>(sql`SELECT token FROM session WHERE id = ${id} AND user_id = ${userId}`)
  if (!rows[0]) throw new AppError('NOT_FOUND', { message: 'This session has ended already' })
  return rows[0].token
}
