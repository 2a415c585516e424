import type { JSONValue } from '@ai-sdk/provider'
import type { CharacterLook } from '../../ports/options.ts'
import { ANIMAL_KINDS, type AnimalLook } from './animals/animal-kinds.ts'
import { type PersonLook, personLookOf } from './people/person-look.ts'

/** A character as it is drawn. */
export type CastLook = { readonly kind: 'person'; readonly look: PersonLook } | { readonly kind: 'animal'; readonly look: AnimalLook }

const colour = (value: JSONValue | undefined): string | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined

/** Reads a stored look: an animal where it names a kind that is known, else a person. */
export function castLookOf(character: CharacterLook): CastLook {
  const given = character.look ?? {}
  const kind = ANIMAL_KINDS.find((known) => known === given.kind)
  if (!kind) return { kind: 'person', look: personLookOf(character) }
  return { kind: 'animal', look: { kind, body: colour(given.body), belly: colour(given.belly), scarf: colour(given.scarf) } }
}
