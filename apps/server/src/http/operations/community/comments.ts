import { addComment } from '../../../comments/add-comment.ts'
import { deleteComment } from '../../../comments/delete-comment.ts'
import { editComment } from '../../../comments/edit-comment.ts'
import { listComments } from '../../../comments/list-comments.ts'
import { readComment } from '../../../comments/read-comments.ts'
import { switchComments } from '../../../comments/switch-comments.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const comments = api.comments.router({
  list: api.comments.list.handler(({ input, context }) => {
    const { id: storyId, parent_id: parentId, order, cursor } = input
    return listComments(context.services.db, { storyId, parentId, order, cursor, viewer: context.account })
  }),
  add: api.comments.add.handler(async ({ input, context }) => {
    const author = signedIn(context)
    const { stories, limit, db } = context.services
    await limit('comment', author.id)
    const id = await addComment(stories, { author, storyId: input.id, text: input.text, parentId: input.parent_id })
    return readComment(db, id, author)
  }),
  edit: api.comments.edit.handler(async ({ input, context }) => {
    const author = signedIn(context)
    const { stories, limit, db } = context.services
    await limit('comment', author.id)
    await editComment(stories, { author, id: input.id, text: input.text })
    return readComment(db, input.id, author)
  }),
  delete: api.comments.delete.handler(({ input, context }) =>
    deleteComment(context.services.db, { userId: signedIn(context).id, id: input.id }),
  ),
  switch: api.comments.switch.handler(async ({ input, context }) => {
    const creator = signedIn(context)
    await context.services.limit('change', creator.id)
    await switchComments(context.services.db, { creator, storyId: input.id, areOff: input.are_off })
    return { are_off: input.are_off }
  }),
})
