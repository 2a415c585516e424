import { MAX_CHARACTER_NAME_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { z } from 'zod'
import { character } from '../../wire/character.ts'
import { operation } from '../../operation.ts'

export const CHARACTER_LISTS = ['premade', 'community', 'mine'] as const
export type CharacterList = (typeof CHARACTER_LISTS)[number]

export const listCharacters = operation({
  method: 'GET',
  path: '/characters',
  tags: ['Characters'],
  summary: 'List characters',
  access: 'anyone',
  description:
    'Lists characters. `mine` requires a session. `community` is paginated by 48, newest first; the other lists are returned in full.',
})
  .input(
    z.object({
      type: z.enum(CHARACTER_LISTS),
      /** Filters by name (substring, case-insensitive). */
      search: z.string().trim().max(MAX_CHARACTER_NAME_CHARACTERS).optional(),
      cursor: z.string().max(300).optional(),
    }),
  )
  .output(z.object({ characters: z.array(character), nextCursor: z.string().nullable() }))
