import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'

/** Fablecut's own characters; nobody has made others yet. */
export function listCharacters(type: 'premade' | 'community' | 'mine') {
  if (type !== 'premade') return []
  return PREMADE_CHARACTERS.map(({ id, name, description }) => ({
    id,
    name,
    model_name: name,
    description,
    image_url: `/characters/${id}.webp`,
    reference_mode: 'train' as const,
    type: 'premade' as const,
    status: 'completed',
  }))
}
