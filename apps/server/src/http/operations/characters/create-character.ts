import { createCharacter as create } from '../../../characters/create-character.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const createCharacter = api.characters.create.handler(async ({ input, context }) => {
  const { id: userId } = signedIn(context)
  await context.services.limit('character', userId)
  return create(context.services.stories, { userId, name: input.name, imageUrl: input.image_url })
})
