import { z } from 'zod'
import { character } from '../../wire/character.ts'
import { operation } from '../../operation.ts'

export const updateCharacter = operation({
  method: 'PATCH',
  path: '/characters/{id}',
  tags: ['Characters'],
  summary: 'Share or unshare a character',
  access: 'owner',
  description:
    "Shares one of the caller's characters with the community, or unshares it. Name and image are moderated before sharing: 422 COMMUNITY_CONTENT_MODERATION. Unsharing does not affect stories others generated with it.",
  errors: ['COMMUNITY_CONTENT_MODERATION'],
})
  .input(z.strictObject({ id: z.string().max(100), is_public: z.boolean() }))
  .output(character)
