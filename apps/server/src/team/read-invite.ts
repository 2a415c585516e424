import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { hashOfToken } from './invite-to-team.ts'

export type Invite = { readonly teamId: string; readonly teamName: string; readonly invitedBy: string; readonly members: number }

/** The invitation of a token; null for an unknown, replaced or expired one. */
export async function findInvite(db: Pick<Database, 'execute'>, token: string): Promise<Invite | null> {
  const { rows } = await db.execute<{ team_id: string; team_name: string; invited_by: string; members: number }>(sql`
    SELECT o.id AS team_id, o.name AS team_name, u.name AS invited_by,
           (SELECT count(*)::int FROM member WHERE organization_id = o.id) AS members
    FROM team_invite i JOIN organization o ON o.id = i.team_id JOIN "user" u ON u.id = i.invited_by
    WHERE i.token_hash = ${hashOfToken(token)} AND i.expires_at > now()`)
  const row = rows[0]
  return row ? { teamId: row.team_id, teamName: row.team_name, invitedBy: row.invited_by, members: row.members } : null
}

/** Throws 404 for an invalid invitation. */
export async function requireInvite(db: Pick<Database, 'execute'>, token: string): Promise<Invite> {
  const invite = await findInvite(db, token)
  if (!invite) throw new AppError('NOT_FOUND', { message: 'This invitation is no longer valid. Ask for a new link.' })
  return invite
}
