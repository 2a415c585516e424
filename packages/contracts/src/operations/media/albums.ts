import { oc } from '@orpc/contract'
import { z } from 'zod'

const id = z.string().max(100)
const name = z.string().trim().min(1).max(60)
const tags = ['Media']

export const album = z.object({ id: z.string(), name: z.string(), count: z.number().int(), cover_url: z.string().nullable() })
export type WireAlbum = z.infer<typeof album>

/** A creator's own collections of media. Source: ED-07. */
export const listAlbums = oc
  .route({ method: 'GET', path: '/media/albums', tags, summary: 'List own albums' })
  .output(z.object({ albums: z.array(album) }))

export const createAlbum = oc
  .route({ method: 'POST', path: '/media/albums', tags, summary: 'Make an album' })
  .input(z.object({ name, media_ids: z.array(id).max(500).default([]) }))
  .output(album)

/** Renames it, puts media in or takes them out; those of others are 404. */
export const updateAlbum = oc
  .route({ method: 'PATCH', path: '/media/albums/{id}', tags, summary: 'Change an album' })
  .input(z.object({ id, name: name.optional(), add: z.array(id).max(500).default([]), remove: z.array(id).max(500).default([]) }))
  .output(album)

/** The media stay. */
export const deleteAlbum = oc
  .route({ method: 'DELETE', path: '/media/albums/{id}', tags, summary: 'Delete an album' })
  .input(z.object({ id }))
  .output(z.object({ deleted: z.literal(true) }))
