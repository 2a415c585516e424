import { requireProfile } from '../../../community/profiles.ts'
import { blockProfile, unblockProfile } from '../../../people/block.ts'
import { followProfile, unfollowProfile } from '../../../people/follow.ts'
import { listFollowedStories } from '../../../people/list-followed-stories.ts'
import { listBlocked, listFollowers, listFollowing, listSuggestedPeople } from '../../../people/list-people.ts'
import { likeStory, unlikeStory } from '../../../people/like-story.ts'
import { listLiked } from '../../../people/list-liked.ts'
import { api } from '../../kernel/api.ts'
import type { RequestContext } from '../../kernel/context.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const likes = api.likes.router({
  add: api.likes.add.handler(async ({ input, context }) => {
    const viewer = signedIn(context)
    await context.services.limit('people', viewer.id)
    return likeStory(context.services.pool, { viewer, storyId: input.id })
  }),
  remove: api.likes.remove.handler(async ({ input, context }) => {
    const viewer = signedIn(context)
    await context.services.limit('people', viewer.id)
    return unlikeStory(context.services.pool, { viewer, storyId: input.id })
  }),
  list: api.likes.list.handler(({ input, context }) => listLiked(context.services.db, signedIn(context), input.cursor)),
})

/** Who follows or blocks whom. */
async function requestOf({ username }: { username: string }, context: RequestContext) {
  const { id: accountId } = signedIn(context)
  await context.services.limit('people', accountId)
  return { accountId, username }
}

const listOf = async ({ username, cursor }: { username: string; cursor?: string | undefined }, { services, account }: RequestContext) => ({
  accountId: (await requireProfile(services.db, username)).id,
  viewer: account,
  cursor,
})

export const follows = api.follows.router({
  add: api.follows.add.handler(async ({ input, context }) => followProfile(context.services.pool, await requestOf(input, context))),
  remove: api.follows.remove.handler(async ({ input, context }) => unfollowProfile(context.services.pool, await requestOf(input, context))),
  followers: api.follows.followers.handler(async ({ input, context }) => listFollowers(context.services.db, await listOf(input, context))),
  following: api.follows.following.handler(async ({ input, context }) => listFollowing(context.services.db, await listOf(input, context))),
  stories: api.follows.stories.handler(({ input, context }) => listFollowedStories(context.services.db, signedIn(context), input.cursor)),
  suggested: api.follows.suggested.handler(async ({ context }) => ({
    people: await listSuggestedPeople(context.services.db, signedIn(context).id),
  })),
})

export const blocks = api.blocks.router({
  add: api.blocks.add.handler(async ({ input, context }) => blockProfile(context.services.pool, await requestOf(input, context))),
  remove: api.blocks.remove.handler(async ({ input, context }) => unblockProfile(context.services.pool, await requestOf(input, context))),
  list: api.blocks.list.handler(async ({ context }) => ({ people: await listBlocked(context.services.db, signedIn(context).id) })),
})
