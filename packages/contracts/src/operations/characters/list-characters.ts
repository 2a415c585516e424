import { oc } from '@orpc/contract'
import { z } from 'zod'
import { character } from '../../wire/character.ts'

/** Characters of one kind; `mine` needs a session. Source: CD-97, C-305. */
export const listCharacters = oc
  .route({ method: 'GET', path: '/characters', tags: ['Characters'], summary: 'List characters' })
  .input(z.object({ type: z.enum(['premade', 'community', 'mine']) }))
  .output(z.object({ characters: z.array(character), nextCursor: z.string().nullable() }))
