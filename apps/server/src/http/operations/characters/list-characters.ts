import { listOwnCharacters } from '../../../characters/list-characters.ts'
import { premadeCharacters } from '../../../characters/premade-character.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

/** Nobody can share characters yet, so the community has none. */
export const listCharacters = api.characters.list.handler(async ({ input, context }) => {
  if (input.type === 'mine') return { characters: await listOwnCharacters(context.services.db, signedIn(context).id), nextCursor: null }
  return { characters: input.type === 'premade' ? premadeCharacters() : [], nextCursor: null }
})
