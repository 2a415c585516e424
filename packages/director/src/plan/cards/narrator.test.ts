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

test('who tells the script is nobody who is introduced as somebody else', () => {
  const plans = directScript(
    'When I was nineteen, the doctor told me that I would never walk again. I cried for a week, and then I taped a picture of the marathon above my hospital bed. Last Sunday I crossed my twentieth finish line, and the doctor was standing there with a medal.',
  ).map(({ plan }) => plan)
  const told = plans.flatMap(({ cast }) => cast.filter(({ id }) => id === 'teller'))
  expect(told.length).toBeGreaterThanOrEqual(2)
  expect(told.map(({ traits }) => traits?.costume)).not.toContain('doctor')
  expect(plans[2]!.cast.map(({ id }) => id)).toEqual(['teller'])
  expect(plans[1]!.cast.map(({ what }) => what)).toEqual(['person'])
})

test('the trade that narrators tell of themselves is their own', () => {
  const [first] = directScript(
    'I am a nurse on the night shift. My mother says that I should rest. That night I walked home through the snow.',
  )
  expect(first!.plan.cast.map(({ id, what }) => [id, what])).toEqual([['teller', 'nurse']])
})
