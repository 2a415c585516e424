import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { getCollection } from '../../collections/get-collection.ts'
import { type Profile, countPublished, findProfile, listProfileStories } from '../../community/profiles.ts'
import type { Database } from '../../platform/database/client.ts'
import { media, story } from '../../platform/database/schema.ts'
import { readStoryCards } from '../../stories/read-stories.ts'
import { type Viewer, canRead } from '../../access/story-access.ts'
import { describeStory } from '../../stories/describe-story.ts'
import { feedLinkOf, oembedLinkOf } from './alternates.ts'
import type { PageHead, PreviewMedia } from './head-tags.ts'
import { siteImage } from './site-page-head.ts'

/** A page with a link preview: a story in the community or by its share link, a collection, or a profile. */
export type LinkedPage = { readonly kind: 'community' | 'share' | 'profile' | 'collection'; readonly name: string }

/** The linked page of a path, null for all others. Its name is validated, not looked up. */
export function linkedPage(path: string): LinkedPage | null {
  const [, kind, id] = /^\/story\/(community|share)\/([^/]+)\/?$/.exec(path) ?? []
  if (kind && id) return { kind: kind as 'community' | 'share', name: id }
  const [, collectionId] = /^\/collection\/([^/]+)\/?$/.exec(path) ?? []
  if (collectionId) return { kind: 'collection', name: collectionId }
  const [, username] = /^\/@([^/]+)\/?$/.exec(path) ?? []
  return username ? { kind: 'profile', name: username } : null
}

/** `unknown`: not found for this viewer; `closed`: readable by the viewer, but not public. */
export type PageHeadResult = PageHead | 'closed' | 'unknown'

/** `isEmbeddable`: whether other sites may show the player. */
type PageHeadOptions = { readonly viewer: Viewer; readonly origin: string; readonly isEmbeddable: boolean }

export async function readPageHead(db: Database, page: LinkedPage, options: PageHeadOptions): Promise<PageHeadResult> {
  if (!/^[\w.-]{1,100}$/.test(page.name)) return 'unknown'
  if (page.kind === 'profile') return profileHead(db, page.name, options.origin)
  return page.kind === 'collection' ? collectionHead(db, page.name, options) : storyHead(db, page, options)
}

async function profileHead(db: Database, username: string, origin: string): Promise<PageHeadResult> {
  const profile = await findProfile(db, username)
  if (!profile) return 'unknown'
  const { displayName } = profile
  return {
    title: `${displayName} (@${profile.username})`,
    description: `Videos by ${displayName}, made with Fablecut.`,
    canonical: `${origin}/@${profile.username}`,
    type: 'profile',
    image: await profileImage(db, profile, origin),
    video: null,
    isIndexed: (await countPublished(db, profile.id)) > 0,
    alternates: [feedLinkOf(origin, { username: profile.username })],
  }
}

async function collectionHead(db: Database, id: string, { viewer, origin }: PageHeadOptions): Promise<PageHeadResult> {
  const found = await getCollection(db, id, viewer).catch(unknownAsNull)
  if (found === null) return 'unknown'
  if (!found.is_public) return 'closed'
  return {
    title: found.name,
    description: `A collection of videos by ${found.owner.display_name} on Fablecut.`,
    canonical: `${origin}/collection/${found.id}`,
    type: 'website',
    image: found.image_url === null ? siteImage(origin) : { url: absolute(found.image_url, origin), width: null, height: null },
    video: null,
    isIndexed: found.story_count > 0,
    alternates: [],
  }
}

function unknownAsNull(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null
  throw error
}

/** The avatar, otherwise the image of the newest published story, otherwise the product's. */
async function profileImage(db: Database, { id, avatarUrl }: Profile, origin: string): Promise<PreviewMedia> {
  if (avatarUrl !== null) return { url: absolute(avatarUrl, origin), width: null, height: null }
  const { stories } = await listProfileStories(db, id, undefined)
  const url = stories.find(({ card_image_url: image }) => image !== null)?.card_image_url
  return url ? { url: absolute(url, origin), width: null, height: null } : siteImage(origin)
}

async function storyHead(
  db: Database,
  { kind, name }: LinkedPage,
  { viewer, origin, isEmbeddable }: PageHeadOptions,
): Promise<PageHeadResult> {
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.id, name), isNull(story.deletedAt)))
  if (!row || !canRead(row, viewer)) return 'unknown'
  if (!row.isPublished && !(kind === 'share' && row.isPublic)) return 'closed'
  const [card] = await readStoryCards(db, [row])
  const { width, height } = row
  const canonical = `${origin}/story/${row.isPublished ? 'community' : 'share'}/${row.id}`
  return {
    title: row.title,
    description: describeStory(card!),
    canonical,
    type: 'video.other',
    image: await previewImage(db, { url: card!.card_image_url, thumbnailId: row.thumbnailMediaId, origin }),
    video:
      card!.last_export_url === null ? null : { url: absolute(card!.last_export_url, origin), width, height, seconds: row.durationSeconds },
    isIndexed: row.isPublished,
    alternates: isEmbeddable && card!.last_export_url !== null ? [oembedLinkOf(origin, canonical)] : [],
  }
}

async function previewImage(
  db: Database,
  { url, thumbnailId, origin }: { url: string | null; thumbnailId: string | null; origin: string },
): Promise<PreviewMedia | null> {
  if (url === null) return null
  const [file] = thumbnailId === null ? [] : await db.select({ metadata: media.metadata }).from(media).where(eq(media.id, thumbnailId))
  const { width, height } = file?.metadata ?? {}
  const isMeasured = typeof width === 'number' && typeof height === 'number' && url.includes(`/${thumbnailId}/`)
  return { url: absolute(url, origin), width: isMeasured ? width : null, height: isMeasured ? height : null }
}

const absolute = (url: string, origin: string): string => new URL(url, origin).href
