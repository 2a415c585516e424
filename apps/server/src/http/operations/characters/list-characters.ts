import { listCharacters as list } from '../../../characters/list-characters.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const listCharacters = api.characters.list.handler(({ input, context }) => {
  if (input.type === 'mine') signedIn(context)
  return { characters: list(input.type), nextCursor: null }
})
