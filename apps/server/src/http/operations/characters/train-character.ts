import { trainCharacter as train } from '../../../characters/create-character.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const trainCharacter = api.characters.train.handler(async ({ input, context }) => {
  const { id: userId } = signedIn(context)
  await context.services.limit('character', userId)
  return train(context.services.stories, { userId, name: input.name, imageUrls: input.image_urls })
})
