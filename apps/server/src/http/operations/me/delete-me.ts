import { checkPassword } from '../../../account/check-password.ts'
import { deleteAccount } from '../../../account/delete-account.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const deleteMe = api.me.delete.handler(async ({ input, context }) => {
  const { id } = signedIn(context)
  const { services } = context
  await services.limit('signIn', id)
  await checkPassword(services.db, id, input.password)
  await deleteAccount({ ...services.stories, hasRecommender: services.recommender !== null }, id)
})
