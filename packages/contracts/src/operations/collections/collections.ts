import { MAX_COLLECTIONS, MAX_COLLECTION_NAME_CHARACTERS, MAX_COLLECTION_STORIES } from '@fablecut/domain/collections/limits'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { profile, storyCard } from '../../wire/story.ts'

const id = z.string().max(100)
const name = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(MAX_COLLECTION_NAME_CHARACTERS, `Please use at most ${MAX_COLLECTION_NAME_CHARACTERS} characters`)

const collection = z.object({
  id: z.string(),
  name: z.string(),
  is_public: z.boolean(),
  /** Stories that are shown: published ones. */
  story_count: z.number().int(),
  /** Image of the first story. */
  image_url: z.string().nullable(),
})
export type WireCollection = z.infer<typeof collection>

const tags = ['Community'] as const

export const listCollections = operation({
  method: 'GET',
  path: '/collections',
  tags,
  summary: 'List own collections',
  access: 'session',
  description: 'Lists all collections of the caller, newest first. With `story_id`, `has_story` says which of them contain that story.',
})
  .input(z.object({ story_id: id.optional() }))
  .output(z.object({ collections: z.array(collection.extend({ has_story: z.boolean() })) }))

export const createCollection = operation({
  method: 'POST',
  path: '/collections',
  tags,
  summary: 'Create a collection',
  access: 'session',
  description: `Creates an empty collection; at most ${MAX_COLLECTIONS} per account. 422 COMMUNITY_CONTENT_MODERATION for a name that may not be published.`,
  errors: ['CONFLICT', 'COMMUNITY_CONTENT_MODERATION', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  successStatus: 201,
})
  .input(z.object({ name, is_public: z.boolean() }))
  .output(collection)

export const updateCollection = operation({
  method: 'PATCH',
  path: '/collections/{id}',
  tags,
  summary: 'Rename a collection, or change who sees it',
  access: 'owner',
  description: 'Changes the given fields. 422 COMMUNITY_CONTENT_MODERATION for a name that may not be published.',
  errors: ['COMMUNITY_CONTENT_MODERATION', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ id, name: name.optional(), is_public: z.boolean().optional() }))
  .output(collection)

export const deleteCollection = operation({
  method: 'DELETE',
  path: '/collections/{id}',
  tags,
  summary: 'Delete a collection',
  access: 'owner',
  description: 'Deletes a collection. Its stories stay.',
  successStatus: 204,
}).input(z.object({ id }))

export const getCollection = operation({
  method: 'GET',
  path: '/collections/{id}',
  tags,
  summary: 'Get a collection',
  access: 'anyone',
  description:
    'Returns a public collection, or an own one, with its stories in order. Stories that are not published are left out. 404 for private collections of others, and while the account is suspended.',
  errors: ['NOT_FOUND'],
})
  .input(z.object({ id }))
  .output(collection.extend({ owner: profile, is_own: z.boolean(), stories: z.array(storyCard) }))

export const addToCollection = operation({
  method: 'POST',
  path: '/collections/{id}/stories',
  tags,
  summary: 'Add a story to a collection',
  access: 'owner',
  description: `Adds a published story at the end; nothing changes when it is there already. At most ${MAX_COLLECTION_STORIES} stories.`,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  successStatus: 204,
}).input(z.object({ id, story_id: id }))

export const removeFromCollection = operation({
  method: 'DELETE',
  path: '/collections/{id}/stories/{story_id}',
  tags,
  summary: 'Remove a story from a collection',
  access: 'owner',
  description: 'Removes a story; nothing changes when it is not there.',
  successStatus: 204,
}).input(z.object({ id, story_id: id }))

export const moveInCollection = operation({
  method: 'PATCH',
  path: '/collections/{id}/stories/{story_id}',
  tags,
  summary: 'Move a story in a collection',
  access: 'owner',
  description: 'Moves a story before another one of the collection; `before` null: to the end. 409 when one of them is not there.',
  errors: ['CONFLICT'],
  successStatus: 204,
}).input(z.object({ id, story_id: id, before: id.nullable() }))

export const listProfileCollections = operation({
  method: 'GET',
  path: '/profiles/{username}/collections',
  tags,
  summary: "List a user's public collections",
  access: 'anyone',
  description: "Lists a user's public collections that show stories, newest first. 404 for unknown usernames.",
  errors: ['NOT_FOUND'],
})
  .input(z.object({ username: z.string().max(100) }))
  .output(z.object({ collections: z.array(collection) }))
