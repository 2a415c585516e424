import { STYLES } from '@fablecut/domain/story/style'
import { expect, it } from 'vitest'
import { paintExamples, KNOWN_PROMPTS, findMisclassified, NEW_PROMPTS } from './style-classification.ts'

it('new images are classified by the style they were painted in', async () => {
  const prompts = [NEW_PROMPTS[0], NEW_PROMPTS[4]]
  const mistakes = await findMisclassified(await paintExamples(KNOWN_PROMPTS.slice(0, 4)), prompts)
  const named = STYLES.length * prompts.length - mistakes.length
  const table = mistakes.map(({ style, classified, prompt }) => `${style} taken for ${classified}: ${prompt}`).join('\n')
  expect(named / (STYLES.length * prompts.length), table).toBeGreaterThanOrEqual(0.8)
})
