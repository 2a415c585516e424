import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { cleanBio, parseProfileLink } from '@fablecut/domain/account/profile-text'
import type { Engines } from '@fablecut/generation/ports/engines'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { accountProfile } from '../platform/database/community/people-schema.ts'

export type ProfileText = { readonly bio: string; readonly links: string[] }

const DEADLINE_MS = 10_000

export async function readProfileText(db: Pick<Database, 'select'>, accountId: string): Promise<ProfileText> {
  const [row] = await db.select().from(accountProfile).where(eq(accountProfile.userId, accountId))
  return { bio: row?.bio ?? '', links: row?.links ?? [] }
}

type Services = { readonly db: Database; readonly moderator: Pick<Engines['moderator'], 'checkText'> }

/** Sets bio and links, and returns them as stored; 422 for links that are not https addresses, and for words that may not be published. */
export async function setProfileText({ db, moderator }: Services, accountId: string, typed: ProfileText): Promise<ProfileText> {
  const bio = cleanBio(typed.bio)
  const links = [...new Set(typed.links.filter((link) => link.trim() !== '').map(requireLink))]
  // An installation that is too busy to check the words does not refuse the person: profiles can be reported.
  const text = [bio, ...links].join('\n')
  const { flagged, words } = await moderator.checkText(text, AbortSignal.timeout(DEADLINE_MS)).catch(() => ({ flagged: [], words: [] }))
  if (flagged.length > 0) throw invalidField('bio', `This cannot be shown on a profile: ${words.join(', ') || flagged.join(', ')}`)
  const stored = { bio, links, updatedAt: new Date() }
  await db
    .insert(accountProfile)
    .values({ userId: accountId, ...stored })
    .onConflictDoUpdate({ target: accountProfile.userId, set: stored })
  return { bio, links }
}

function requireLink(typed: string): string {
  const link = parseProfileLink(typed)
  if (link === null) throw invalidField('links', `This is not an https address: ${typed.trim().slice(0, 80)}`)
  return link
}
