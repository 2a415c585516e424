import { MAX_FOLDER_NAME_CHARACTERS } from '@fablecut/domain/story/folder-limits'
import { z } from 'zod'
import { operation } from '../../operation.ts'

const id = z.string().max(100)
const name = z.string().trim().min(1).max(MAX_FOLDER_NAME_CHARACTERS)
const storyIds = z.array(id).max(200)
const tags = ['Stories']

export const folder = z.object({
  id: z.string(),
  name: z.string(),
  /** Number of stories. */
  count: z.number().int(),
})
export type WireFolder = z.infer<typeof folder>

export const listFolders = operation({
  method: 'GET',
  path: '/folders',
  tags,
  summary: "List the caller's folders of stories",
  access: 'session',
  description: "Lists the caller's folders by name. Each member of a team has folders of their own.",
}).output(z.object({ folders: z.array(folder) }))

export const createFolder = operation({
  method: 'POST',
  path: '/folders',
  tags,
  summary: 'Create a folder',
  access: 'session',
  description:
    'Creates a folder and moves stories to it. 404 for stories that the caller does not have, 409 when the maximum number of folders is reached.',
  errors: ['STORY_NOT_FOUND', 'CONFLICT'],
})
  .input(z.object({ name, story_ids: storyIds.default([]) }))
  .output(folder)

export const renameFolder = operation({
  method: 'PATCH',
  path: '/folders/{id}',
  tags,
  summary: 'Rename a folder',
  access: 'owner',
  description: 'Renames a folder.',
})
  .input(z.object({ id, name }))
  .output(folder)

export const deleteFolder = operation({
  method: 'DELETE',
  path: '/folders/{id}',
  tags,
  summary: 'Delete a folder',
  access: 'owner',
  description: 'Deletes a folder. Its stories are kept.',
})
  .input(z.object({ id }))
  .output(z.object({ deleted: z.literal(true) }))

export const moveStories = operation({
  method: 'POST',
  path: '/folders/move',
  tags,
  summary: 'Move stories to a folder',
  access: 'session',
  description:
    'Moves stories to a folder, or out of theirs with `folder_id: null`; all or none. 404 for a folder or a story that the caller does not have.',
  errors: ['NOT_FOUND', 'STORY_NOT_FOUND'],
})
  .input(z.object({ story_ids: storyIds.min(1), folder_id: id.nullable() }))
  .output(z.object({ moved: z.literal(true) }))
