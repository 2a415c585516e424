import type { WireTeam } from '@fablecut/contracts/operations/team/team'
import { asc, eq } from 'drizzle-orm'
import { member, organization, user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'

/** The team of an account with its members, owner first, then in order of joining; null on the solo plan. */
export async function readTeam(db: Pick<Database, 'select'>, userId: string): Promise<WireTeam | null> {
  const own = db.select({ id: member.organizationId }).from(member).where(eq(member.userId, userId))
  const rows = await db
    .select({ team: organization, member, user })
    .from(organization)
    .innerJoin(member, eq(member.organizationId, organization.id))
    .innerJoin(user, eq(user.id, member.userId))
    .where(eq(organization.id, own))
    .orderBy(asc(member.createdAt), asc(member.id))
  const [first] = rows
  if (!first) return null
  const members = rows.map((row) => ({
    user_id: row.user.id,
    display_name: row.user.name,
    username: row.user.username ?? '',
    avatar_url: row.user.image,
    role: roleOf(row.member.role),
  }))
  members.sort((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
  const { id, name } = first.team
  return { id, name, role: members.find((member) => member.user_id === userId)!.role, members }
}

export const roleOf = (role: string): 'owner' | 'member' => (role === 'owner' ? 'owner' : 'member')
