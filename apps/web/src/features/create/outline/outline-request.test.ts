import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { INITIAL_DRAFT, newDraftShot } from './creation-draft.ts'
import { missingOfOutline, outlineFields } from './outline-request.ts'

const shots = ['One fox.', 'Two foxes.'].map((script, i) => newDraftShot({ id: `${i}`, script, plan: i === 0 ? EMPTY_PLAN : null }))
const values = (outline: Partial<typeof INITIAL_DRAFT>, script_content = 'One fox.\nTwo foxes.') => ({
  script_content,
  outline: { ...INITIAL_DRAFT, seed: 7, shots, base: shots, outlinedScript: 'One fox.\nTwo foxes.', ...outline },
})

test('an edited outline is sent with the script it narrates', () => {
  expect(outlineFields(values({}))).toEqual({
    script_content: 'One fox. Two foxes.',
    outline: {
      seed: 7,
      shots: [
        { voice_over: 'One fox.', plan: EMPTY_PLAN },
        { voice_over: 'Two foxes.', plan: null },
      ],
    },
  })
})

test('an outline that follows the script sends its seed, for the looks of its thumbnails, and one of another script nothing', () => {
  expect(outlineFields(values({ base: null }))).toEqual({ script_content: 'One fox.\nTwo foxes.', outline: { seed: 7 } })
  expect(outlineFields(values({}, 'Other.'))).toEqual({ script_content: 'Other.' })
  expect(outlineFields(values(INITIAL_DRAFT, 'Other.'))).toEqual({ script_content: 'Other.' })
})

test('an edited outline waits for its words and for the script to be outlined', () => {
  expect(missingOfOutline(values({}), false)).toBeNull()
  expect(missingOfOutline(values({ base: null }, 'Other.'), true)).toBeNull()
  expect(missingOfOutline(values({}, 'Other.'), false)).toBe('The outline is being updated')
  expect(missingOfOutline(values({}, 'Other.'), true)).toBe('The outline could not be updated')
  const wordless = [...shots, newDraftShot({ id: 'n', script: '', plan: null })]
  expect(missingOfOutline(values({ shots: wordless }), false)).toBe('Shot 3 has no words')
})
