import { MAX_CHARACTER_NAME_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { z } from 'zod'
import { character } from '../../wire/character.ts'
import { operation } from '../../operation.ts'

const BOTH = 'Please provide both an image and character name.'

export const createCharacter = operation({
  method: 'POST',
  path: '/characters',
  successStatus: 201,
  tags: ['Characters'],
  summary: 'Create a character from an image',
  access: 'session',
  description: 'Creates a quick-reference character from one image.',
})
  .input(
    z.strictObject({
      name: z.string({ error: BOTH }).trim().min(1, { error: BOTH }).max(MAX_CHARACTER_NAME_CHARACTERS),
      /** URL of an image owned by the caller (CD-114). */
      image_url: z.string({ error: BOTH }).min(1, { error: BOTH }).max(500),
    }),
  )
  .output(character)
