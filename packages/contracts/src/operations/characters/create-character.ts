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
  summary: 'Create a character from a picture',
  access: 'session',
  description: 'Creates a quick reference character from one picture.',
})
  .input(
    z.strictObject({
      name: z.string({ error: BOTH }).trim().min(1, { error: BOTH }).max(MAX_CHARACTER_NAME_CHARACTERS),
      /** One of the caller's own pictures (CD-114). */
      image_url: z.string({ error: BOTH }).min(1, { error: BOTH }).max(500),
    }),
  )
  .output(character)
