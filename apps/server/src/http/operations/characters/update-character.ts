import { shareCharacter } from '../../../characters/share-character.ts'
import { requireHarmless } from '../../../publishing/check-submission.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const updateCharacter = api.characters.update.handler(async ({ input, context }) => {
  const { services } = context
  const { id: userId } = signedIn(context)
  await services.limit('change', userId)
  return shareCharacter(services.db, {
    userId,
    id: input.id,
    isPublic: input.is_public,
    moderate: ({ name, picture: { hash, moderation: look } }) =>
      requireHarmless(services.stories, { words: name, files: [{ hash, look }] }),
  })
})
