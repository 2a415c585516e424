import type { characterInput } from '@fablecut/contracts/wire/inputs'
import type { WireCharacter } from '@fablecut/contracts/wire/character'
import type { ReferenceMode } from '@fablecut/domain/story/models/image-model-rules'
import type { z } from 'zod'

/** A character as a form keeps and sends it. Source: C-058, C-059. */
export type ChosenCharacter = z.infer<typeof characterInput>

/** What a form keeps of a listed character. */
export const chosenOf = ({ id, name, model_name, image_url, reference_mode, type, modelData }: WireCharacter): ChosenCharacter => ({
  id,
  name,
  model_name,
  image_url,
  reference_mode,
  type,
  ...(modelData && { modelData }),
})

/** What people call a chosen character; empty when it has no name. */
export const nameOf = ({ name, model_name }: ChosenCharacter): string => name ?? model_name ?? ''

/** How chosen characters are known, for the rules of picture models. */
export const modesOf = (cast: readonly ChosenCharacter[]): readonly ReferenceMode[] =>
  cast.map(({ reference_mode: mode }) => mode ?? 'train')
