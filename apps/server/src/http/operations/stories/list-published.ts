import { actorOf } from '../../../community/actor.ts'
import { listPublished as list } from '../../../community/list-published.ts'
import { api } from '../../kernel/api.ts'

export const listPublished = api.stories.published.handler(({ input, context }) => {
  const { category_id: categoryId, ...asked } = input
  return list(context.services, { ...asked, categoryId, actorId: actorOf(context), viewer: context.account })
})
