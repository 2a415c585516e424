import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { PREMADE_CHARACTERS } from '@fablecut/studio/characters/premade'

/** The premade characters for lists; `search`: only names that contain it. */
export const premadeCharacters = (search = ''): WireCharacter[] =>
  PREMADE_CHARACTERS.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())).map(({ id, name, description }) => ({
    id,
    name,
    model_name: name,
    description,
    image_url: `/characters/${id}.webp`,
    reference_mode: 'train',
    type: 'premade',
    status: 'completed',
    is_public: true,
  }))
