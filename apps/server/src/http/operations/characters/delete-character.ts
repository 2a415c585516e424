import { deleteCharacter as remove } from '../../../characters/delete-character.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const deleteCharacter = api.characters.delete.handler(async ({ input, context }) => {
  await remove(context.services.db, signedIn(context).id, input.id)
  return { id: input.id }
})
