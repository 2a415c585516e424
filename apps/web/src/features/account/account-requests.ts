import { downloadFile } from '../../api/download-file.ts'
import { getAuth, postAuth } from '../../session/auth-requests.ts'

/** One session of the account, as `GET /api/auth/list-sessions` returns it. */
export type WireSession = { readonly id: string; readonly userAgent: string | null; readonly updatedAt: string }

/** All sessions of the account with the id of this one. */
export async function readSessions(): Promise<{ sessions: WireSession[]; here: string | null }> {
  const [sessions, own] = await Promise.all([getAuth('list-sessions'), getAuth('get-session')])
  return { sessions: sessions as WireSession[], here: (own as { session: { id: string } } | null)?.session.id ?? null }
}

export const endSession = (id: string): Promise<void> => postAuth('revoke-session', { id })
export const endOtherSessions = (): Promise<void> => postAuth('revoke-other-sessions', {})
export const updateProfile = (change: { name?: string; image?: string | null }): Promise<void> => postAuth('update-user', change)

export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string; readonly revokeOtherSessions: boolean }
export const changePassword = (change: PasswordChange): Promise<void> => postAuth('change-password', change)

export const downloadMyData = (): Promise<void> => downloadFile('/api/me/download')
