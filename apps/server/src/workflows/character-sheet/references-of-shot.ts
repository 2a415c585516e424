import type { FileReference } from '@fablecut/generation/requests/media-request'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import { character, media } from '../../platform/database/schema.ts'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { type ShotMember, membersIn } from '../briefs/shot-brief.ts'
import { charactersOf } from './sheet-cast.ts'

/** A picture, and the names of the persons whom it shows; none: it shows the style of the story. */
export type ShotReference = { readonly file: FileReference; readonly names: readonly string[] }

type Picture = { readonly mediaId: string; readonly names: readonly string[] }

/**
 * Pictures for a shot, the most useful first: one of each character in it that its creator has pictures of, the character sheet of all others, the picture
 * of the story's style, then further pictures of characters.
 */
export async function referencesOfShot(view: RunView, shot: ShotRow): Promise<ShotReference[]> {
  const members = membersIn(view, shot)
  const own = members.flatMap((member) => ownPicture(view, member))
  const further = await furtherPictures(
    own.map(({ id }) => id),
    members,
  )
  return readPictures(view, [...own, ...sheetOf(view, members), ...styleOf(view), ...further])
}

function ownPicture(view: RunView, { id, name }: ShotMember): (Picture & { readonly id: string })[] {
  const mediaId = mediaIdOf(charactersOf(view).find((known) => known.id === id)?.imageUrl ?? '')
  return mediaId === null ? [] : [{ id, mediaId, names: [name] }]
}

function sheetOf({ inputs: { characterSheet: sheet } }: RunView, members: readonly ShotMember[]): Picture[] {
  const names = members.filter(({ id }) => sheet?.cast.includes(id)).map(({ name }) => name)
  return sheet && names.length > 0 ? [{ mediaId: sheet.mediaId, names }] : []
}

function styleOf({ inputs }: RunView): Picture[] {
  const mediaId = mediaIdOf(inputs.referenceImageUrl ?? '')
  return mediaId === null ? [] : [{ mediaId, names: [] }]
}

/** The other images that characters were trained on. */
async function furtherPictures(ids: readonly string[], members: readonly ShotMember[]): Promise<Picture[]> {
  if (ids.length === 0) return []
  const rows = await services()
    .db.select()
    .from(character)
    .where(inArray(character.id, [...ids]))
  return rows.flatMap((row) => {
    const names = members.filter(({ id }) => id === row.id).map(({ name }) => name)
    return row.sampleMediaIds.filter((mediaId) => mediaId !== row.imageMediaId).map((mediaId) => ({ mediaId, names }))
  })
}

/** Those that still exist and belong to the creator; others were copied when the story was started. */
async function readPictures({ userId }: RunView, pictures: readonly Picture[]): Promise<ShotReference[]> {
  if (pictures.length === 0) return []
  const isThere = and(
    inArray(
      media.id,
      pictures.map(({ mediaId }) => mediaId),
    ),
    eq(media.userId, userId),
    eq(media.resourceType, 'image'),
    sql`NOT ${media.isDeleted}`,
  )
  const files = new Map((await services().db.select().from(media).where(isThere)).map((file) => [file.id, file]))
  return pictures.flatMap(({ mediaId, names }) => {
    const file = files.get(mediaId)
    return file?.hash ? [{ file: { hash: file.hash, mediaType: file.mimeType ?? 'image/jpeg' }, names }] : []
  })
}
