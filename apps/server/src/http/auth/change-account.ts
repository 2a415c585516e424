import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/database/client.ts'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import { newPassword, personName } from './sign-up.ts'

/** Input of `POST /api/auth/update-user`; the user name can't be changed. */
export const updateUserInput = z.object({ name: personName.optional(), image: z.string().max(300).nullable().optional() })

/** Input of `POST /api/auth/change-password`. */
export const changePasswordInput = z.object({
  currentPassword: z.string('Please enter your current password').min(1, 'Please enter your current password').max(128),
  newPassword,
  revokeOtherSessions: z.boolean().optional(),
})

/** Input of `POST /api/auth/revoke-session`: a session of `GET /api/auth/list-sessions`. */
export const revokeSessionInput = z.object({ id: z.string().max(100) })

/** Condition of files that can be avatars. */
const CAN_BE_AVATAR = sql`NOT m.is_deleted AND m.story_id IS NULL AND m.hash IS NOT NULL AND m.resource_type = 'image'`

/** Throws 422 for an avatar that is not an own upload (CD-114). */
export async function requireOwnAvatar(db: Database, userId: string, image: string): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT m.id FROM media m WHERE m.id = ${mediaIdOf(image) ?? ''} AND m.user_id = ${userId} AND m.role IN ('upload', 'avatar') AND ${CAN_BE_AVATAR}`)
  if (rows.length === 0 || !image.startsWith('/media/')) throw invalidField('image', 'Please upload the picture first')
}

/** Makes the current avatar public and deletes former ones with their files. */
export async function updateAvatars(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    UPDATE media m SET role = 'avatar' FROM "user" u
    WHERE u.id = ${userId} AND m.user_id = u.id AND m.role = 'upload' AND ${CAN_BE_AVATAR} AND u.image LIKE '/media/' || m.id || '/%'`)
  await db.execute(sql`
    UPDATE media m SET is_deleted = true, updated_at = now() FROM "user" u WHERE u.id = ${userId} AND m.user_id = u.id AND m.role = 'avatar'
      AND NOT m.is_deleted AND (u.image IS NULL OR u.image NOT LIKE '/media/' || m.id || '/%')`)
}

/** The token of an own session, which better-auth requires and pages never see; 404 for any other. */
export async function tokenOfSession(db: Database, userId: string, id: string): Promise<string> {
  const { rows } = await db.execute<{ token: string }>(sql`SELECT token FROM session WHERE id = ${id} AND user_id = ${userId}`)
  if (!rows[0]) throw new AppError('NOT_FOUND', { message: 'This session has ended already' })
  return rows[0].token
}
