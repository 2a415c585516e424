import type { JSONValue } from '@ai-sdk/provider'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import { ANIMAL_KINDS, type AnimalLook } from './animals/animal-species.ts'
import { type PersonLook, personLookOf } from './people/person-look.ts'

/** Appearance of a character. */
export type CastLook = { readonly kind: 'person'; readonly look: PersonLook } | { readonly kind: 'animal'; readonly look: AnimalLook }

const colour = (value: JSONValue | undefined): string | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined

/** Parses a stored look: an animal if its `kind` is a known species, or else a person. */
export function castLookOf(character: CharacterLook): CastLook {
  const stored = character.look ?? {}
  const kind = ANIMAL_KINDS.find((known) => known === stored.kind)
  if (!kind) return { kind: 'person', look: personLookOf(character) }
  return { kind: 'animal', look: { kind, body: colour(stored.body), belly: colour(stored.belly), scarf: colour(stored.scarf) } }
}
