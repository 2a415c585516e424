import { z } from 'zod'
import { operation } from '../../operation.ts'
import { editedShot } from '../../wire/shot.ts'
import { storyVersion } from '../../wire/story-version.ts'
import { timeline } from '../../wire/timeline.ts'

const tags = ['Versions']
const storyId = z.object({ id: z.string().max(100) })
const versionId = storyId.extend({ versionId: z.string().max(100) })
const name = z.string().trim().min(1).max(100)

/** Shots and timeline of a version. */
const versionDocument = { shots_map: z.record(z.string(), editedShot), video_editor_timeline: timeline }

export const listVersions = operation({
  method: 'GET',
  path: '/stories/{id}/versions',
  tags,
  summary: "List a story's versions",
  access: 'creator',
  description:
    'Lists the stored documents of a story, latest first: named ones, and automatic ones of which the latest are kept (`STORY_VERSIONS`). Automatic versions are stored when the story was generated, at every export, and before shots are generated anew, the shape is changed or a version is restored; a document that is stored already only gets a new time.',
})
  .input(storyId)
  .output(z.object({ versions: z.array(storyVersion) }))

export const createVersion = operation({
  method: 'POST',
  path: '/stories/{id}/versions',
  tags,
  summary: 'Keep a version under a name',
  access: 'creator',
  description:
    'Keeps the stored document under a name until it is deleted; an automatic version of the same document gets the name. 409 for a document that has a name already, an empty one, and above 100 named versions.',
  errors: ['CONFLICT', 'RUN_IN_PROGRESS', 'TOO_MANY_REQUESTS'],
})
  .input(storyId.extend({ name }))
  .output(storyVersion)

export const getVersion = operation({
  method: 'GET',
  path: '/stories/{id}/versions/{versionId}',
  tags,
  summary: 'Get a version of a story',
  access: 'creator',
  description:
    'Returns a version with its shots and timeline, in the current shape. Files that were deleted since are listed with `is_deleted`.',
})
  .input(versionId)
  .output(storyVersion.extend(versionDocument))

export const renameVersion = operation({
  method: 'PATCH',
  path: '/stories/{id}/versions/{versionId}',
  tags,
  summary: 'Rename a version of a story',
  access: 'creator',
  description: 'Names a version, which keeps it, or renames it. `null` makes it an automatic one.',
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
})
  .input(versionId.extend({ name: name.nullable() }))
  .output(storyVersion)

export const deleteVersion = operation({
  method: 'DELETE',
  path: '/stories/{id}/versions/{versionId}',
  tags,
  summary: 'Delete a version of a story',
  access: 'creator',
  description: 'Deletes a version. The story itself stays as it is.',
})
  .input(versionId)
  .output(z.object({ deleted: z.literal(true) }))

export const restoreVersion = operation({
  method: 'POST',
  path: '/stories/{id}/versions/{versionId}/restore',
  tags,
  summary: 'Restore a version of a story',
  access: 'creator',
  description:
    'Replaces shots, tracks and the size of the frame (in pixels) of the story by those of the version, after keeping the present ones as an automatic version; settings stay. Shots that the version does not have are hidden if they were generated, else deleted. Files that were deleted since come back. Returns the new revision, the size and the document of the version.',
  errors: ['CONFLICT', 'RUN_IN_PROGRESS', 'TOO_MANY_REQUESTS'],
})
  .input(versionId)
  .output(z.object({ revision: z.number().int(), width: z.number().int(), height: z.number().int(), ...versionDocument }))
