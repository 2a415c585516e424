import { createFolder, deleteFolder, listFolders, renameFolder } from '../../stories/folders/folders.ts'
import { moveStories } from '../../stories/folders/move-stories.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

export const folders = api.folders.router({
  list: api.folders.list.handler(async ({ context }) => ({ folders: await listFolders(context.services.db, signedIn(context).id) })),
  create: api.folders.create.handler(({ input, context }) =>
    createFolder(context.services.pool, signedIn(context), { name: input.name, storyIds: input.story_ids }),
  ),
  rename: api.folders.rename.handler(({ input, context }) => renameFolder(context.services.db, signedIn(context).id, input)),
  delete: api.folders.delete.handler(async ({ input, context }) => {
    await deleteFolder(context.services.db, signedIn(context).id, input.id)
    return { deleted: true }
  }),
  move: api.folders.move.handler(async ({ input, context }) => {
    await moveStories(context.services.pool, signedIn(context), { storyIds: input.story_ids, folderId: input.folder_id })
    return { moved: true }
  }),
})
