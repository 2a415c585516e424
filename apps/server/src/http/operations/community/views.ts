import type { WatchedQuarter } from '@fablecut/domain/views/watched-quarters'
import { readViews } from '../../../views/read-views.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const views = api.views.router({
  watched: api.views.watched.handler(async ({ input, context }) => {
    const { account, address, headers, services } = context
    await services.limit('view', account?.id ?? address)
    services.views.watched({
      storyId: input.id,
      quarter: input.quarter as WatchedQuarter,
      accountId: account?.id ?? null,
      address,
      userAgent: headers.get('user-agent') ?? '',
    })
  }),
  get: api.views.get.handler(({ input, context }) => readViews(context.services.db, input.id, signedIn(context))),
})
