import { checkPassword, hasPassword } from '../../account/check-password.ts'
import { deleteAccount } from '../../account/delete-account.ts'
import { setLocale } from '../../account/set-locale.ts'
import { readWallet } from '../../credits/read-wallet.ts'
import { setProfileText } from '../../people/profile-text.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

export const me = api.me.router({
  get: api.me.get.handler(async ({ context }) => {
    const account = signedIn(context)
    const wallet = await readWallet(context.services.db, account.id)
    return {
      id: account.id,
      email: account.email,
      displayName: account.displayName,
      username: account.username,
      avatar_url: account.avatarUrl,
      plan: account.teamId ? ('team' as const) : ('solo' as const),
      team_id: account.teamId,
      credits: wallet.available,
      free_stories_left: wallet.freeStoriesLeft,
      is_team_member: context.services.settings.teamMemberIds.includes(account.id),
      is_staff: account.isStaff,
      features: [...account.features],
    }
  }),
  setProfile: api.me.setProfile.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    const { db, limit, stories } = context.services
    await limit('change', id)
    return setProfileText({ db, moderator: stories.engines.moderator }, id, input)
  }),
  setLanguage: api.me.setLanguage.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    const { db, limit } = context.services
    await limit('change', id)
    await setLocale(db, id, input.language)
    return {}
  }),
  delete: api.me.delete.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    const { services } = context
    await services.limit('signIn', id)
    if (await hasPassword(services.db, id)) await checkPassword(services.db, id, input.password)
    await deleteAccount({ ...services.stories, hasRecommender: services.recommender !== null }, id)
  }),
})
