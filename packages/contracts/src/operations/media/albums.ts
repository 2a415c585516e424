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
  summary: "List the caller's albums",
  access: 'session',
  description: "Lists the caller's albums.",
}).output(z.object({ albums: z.array(album) }))

export const createAlbum = operation({
  method: 'POST',
  path: '/media/albums',
  tags,
  summary: 'Create an album',
  access: 'session',
  description: "Creates an album of the caller's media. 404 for media of others, 409 when the maximum number of albums is reached.",
  errors: ['NOT_FOUND', 'CONFLICT'],
})
  .input(z.object({ name, media_ids: z.array(id).max(500).default([]) }))
  .output(album)

export const updateAlbum = operation({
  method: 'PATCH',
  path: '/media/albums/{id}',
  tags,
  summary: 'Update an album',
  access: 'owner',
  description: 'Renames an album, adds or removes media. 404 for media of others.',
})
  .input(z.object({ id, name: name.optional(), add: z.array(id).max(500).default([]), remove: z.array(id).max(500).default([]) }))
  .output(album)

export const deleteAlbum = operation({
  method: 'DELETE',
  path: '/media/albums/{id}',
  tags,
  summary: 'Delete an album',
  access: 'owner',
  description: 'Deletes an album. Its media are kept.',
})
  .input(z.object({ id }))
  .output(z.object({ deleted: z.literal(true) }))
