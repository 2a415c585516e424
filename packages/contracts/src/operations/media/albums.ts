import { z } from 'zod'
import { operation } from '../../operation.ts'

const id = z.string().max(100)
const name = z.string().trim().min(1).max(60)
const tags = ['Media']

export const album = z.object({ id: z.string(), name: z.string(), count: z.number().int(), cover_url: z.string().nullable() })
export type WireAlbum = z.infer<typeof album>

export const listAlbums = operation({
  method: 'GET',
  path: '/media/albums',
  tags,
  summary: 'List own albums',
  access: 'session',
  description: "A creator's own collections of media.",
}).output(z.object({ albums: z.array(album) }))

export const createAlbum = operation({
  method: 'POST',
  path: '/media/albums',
  tags,
  summary: 'Create an album',
  access: 'session',
  description: "Makes an album of own media. 404 for a file that is not the caller's, 409 with as many albums as there may be.",
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(z.object({ name, media_ids: z.array(id).max(500).default([]) }))
  .output(album)

export const updateAlbum = operation({
  method: 'PATCH',
  path: '/media/albums/{id}',
  tags,
  summary: 'Change an album',
  access: 'owner',
  description: 'Renames it, puts media in or takes them out; those of others are 404.',
})
  .input(z.object({ id, name: name.optional(), add: z.array(id).max(500).default([]), remove: z.array(id).max(500).default([]) }))
  .output(album)

export const deleteAlbum = operation({
  method: 'DELETE',
  path: '/media/albums/{id}',
  tags,
  summary: 'Delete an album',
  access: 'owner',
  description: 'The media stay.',
})
  .input(z.object({ id }))
  .output(z.object({ deleted: z.literal(true) }))
