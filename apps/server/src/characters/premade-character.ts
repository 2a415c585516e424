import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'

/** Fablecut's own characters as lists show them. */
export const premadeCharacters = (): WireCharacter[] =>
  PREMADE_CHARACTERS.map(({ id, name, description }) => ({
    id,
    name,
    model_name: name,
    description,
    image_url: `/characters/${id}.webp`,
    reference_mode: 'train',
    type: 'premade',
    status: 'completed',
  }))
