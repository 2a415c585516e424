import { expect, it } from 'vitest'
import { VOCABULARY_CHOICES } from '@fablecut/director/vocabulary/choices'
import { costumeOf } from './costumes.ts'

it('thieves of every name wear a mask', () => {
  for (const kind of ['thief', 'burglar', 'old thief', 'robber']) expect(costumeOf(kind)).toBe('thief')
  expect(VOCABULARY_CHOICES.people).toContain('thief')
})
