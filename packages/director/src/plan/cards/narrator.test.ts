import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { analyse } from '../../story/analysis.ts'
import { withNarrator } from './narrator.ts'

const SCRIPT =
  'Every bakery in town had rejected my application, and the last owner laughed out loud when I told him about my dream. I sat in the park and cried. Today I run three shops with twenty-six employees, and the man who once laughed at me buys his croissants at my counter.'

test('beside what the narrator says of itself stands the narrator, beside what is said of another that one', () => {
  const plans = directScript(SCRIPT).map(({ plan }) => plan)
  expect(plans.map(({ cast }) => cast.map(({ id }) => id))).toEqual([['figure-1'], ['teller'], ['teller']])
  expect(plans[2]!.things.map(({ what }) => what)).toEqual(['shop'])
})

test('somebody whom the words name stays', () => {
  const texts = ['My boss fired me.', 'I sat in the park and cried.', 'I run three shops.']
  const [analysis] = analyse(texts, new Set(), texts)
  const cards = directScript(texts.join(' '))
  const boss = { id: 'figure-1', what: 'boss', action: 'stand', feeling: 'neutral', speaks: false } as const
  const saying = (words: string) => ({
    plan: { ...cards[0]!.plan, form: 'words', cast: [boss], text: [{ words, role: 'key', at: 0 }] } as const,
    analysis: analysis!,
  })
  const shown = withNarrator(new Set())([saying('My boss fired me'), saying('fired me')])
  expect(shown.map(({ plan }) => plan.cast[0]!.id)).toEqual(['figure-1', 'teller'])
})
