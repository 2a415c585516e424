import { oc } from '@orpc/contract'
import { z } from 'zod'
import { character } from '../../wire/character.ts'

/**
 * Shares an own character to the community, or takes it back. Before it is shared, name and picture are moderated: 422 COMMUNITY_CONTENT_MODERATION.
 * Stories that others made with it stay as they are when it is taken back.
 */
export const updateCharacter = oc
  .route({ method: 'PATCH', path: '/characters/{id}', tags: ['Characters'], summary: 'Share a character or take it back' })
  .input(z.strictObject({ id: z.string().max(100), is_public: z.boolean() }))
  .output(character)
