import { STYLES } from '@fablecut/domain/story/style'
import { expect, it } from 'vitest'
import { paintExamples, KNOWN_CONTENTS, findMisclassified, NEW_CONTENTS } from './style-classification.ts'

it('new images are classified by the style they were painted in', async () => {
  const contents = [NEW_CONTENTS[0]!, NEW_CONTENTS[4]!]
  const mistakes = await findMisclassified(await paintExamples(KNOWN_CONTENTS.slice(0, 4)), contents)
  const named = STYLES.length * contents.length - mistakes.length
  const table = mistakes.map(({ style, classified, content }) => `${style} taken for ${classified}: ${content.place}`).join('\n')
  expect(named / (STYLES.length * contents.length), table).toBeGreaterThanOrEqual(0.8)
})
