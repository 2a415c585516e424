import type { characterInput } from '@fablecut/contracts/wire/inputs'
import type { WireCharacter } from '@fablecut/contracts/wire/character'
import type { ReferenceMode } from '@fablecut/domain/story/models/image-model-rules'
import type { z } from 'zod'

/** A character as stored in a form and sent. */
export type ChosenCharacter = z.infer<typeof characterInput>

/** The fields of a listed character that a form keeps. */
export const toChosenCharacter = ({
  id,
  name,
  model_name,
  image_url,
  reference_mode,
  type,
  modelData,
}: WireCharacter): ChosenCharacter => ({
  id,
  name,
  model_name,
  image_url,
  reference_mode,
  type,
  ...(modelData && { modelData }),
})

/** Display name of a chosen character; empty when it has none. */
export const characterName = ({ name, model_name }: ChosenCharacter): string => name ?? model_name ?? ''

/** Reference modes of the chosen characters, for the rules of image models. */
export const referenceModesOf = (cast: readonly ChosenCharacter[]): readonly ReferenceMode[] =>
  cast.map(({ reference_mode: mode }) => mode ?? 'train')
