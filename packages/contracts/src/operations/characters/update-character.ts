import { z } from 'zod'
import { character } from '../../wire/character.ts'
import { operation } from '../../operation.ts'

export const updateCharacter = operation({
  method: 'PATCH',
  path: '/characters/{id}',
  tags: ['Characters'],
  summary: 'Share a character or take it back',
  access: 'owner',
  description:
    'Shares an own character to the community, or takes it back. Before it is shared, name and picture are moderated: 422 COMMUNITY_CONTENT_MODERATION. Stories that others made with it stay as they are when it is taken back.',
  errors: ['COMMUNITY_CONTENT_MODERATION'],
})
  .input(z.strictObject({ id: z.string().max(100), is_public: z.boolean() }))
  .output(character)
