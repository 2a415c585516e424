import { TRAINING_IMAGE_LIMITS } from '@fablecut/domain/story/inputs/character'
import { MAX_CHARACTER_NAME_CHARACTERS } from '@fablecut/domain/story/inputs/vlog'
import { z } from 'zod'
import { character } from '../../wire/character.ts'
import { operation } from '../../operation.ts'

const { min, max } = TRAINING_IMAGE_LIMITS
const BOTH = `Please provide ${min} to ${max} pictures and a character name.`

export const trainCharacter = operation({
  method: 'POST',
  path: '/characters/train',
  successStatus: 201,
  tags: ['Characters'],
  summary: 'Train a character on several images',
  access: 'session',
  description:
    'Trains a character on several images of one person; the first one becomes its thumbnail. 422 when too few of them show a person.',
})
  .input(
    z.strictObject({
      name: z.string({ error: BOTH }).trim().min(1, { error: BOTH }).max(MAX_CHARACTER_NAME_CHARACTERS),
      /** URLs of different images owned by the caller (CD-114). */
      image_urls: z.array(z.string().min(1).max(500), { error: BOTH }).min(min, { error: BOTH }).max(max, { error: BOTH }),
    }),
  )
  .output(character)
