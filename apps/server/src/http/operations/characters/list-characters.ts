import { listCommunityCharacters, listOwnCharacters } from '../../../characters/list-characters.ts'
import { premadeCharacters } from '../../../characters/premade-character.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const listCharacters = api.characters.list.handler(async ({ input: { type, search, cursor }, context }) => {
  const { db } = context.services
  if (type === 'community') return listCommunityCharacters(db, { search, cursor })
  const characters = type === 'mine' ? await listOwnCharacters(db, signedIn(context).id, search) : premadeCharacters(search)
  return { characters, nextCursor: null }
})
