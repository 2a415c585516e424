import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { analyse } from '../../story/analysis.ts'
import { wholeClauses } from './whole-pieces.ts'
import { wholePhrases } from './whole-phrases.ts'

const analysed = (text: string) => analyse([text], new Set())[0]!
const clausesIn = (text: string) => wholeClauses(analysed(text)).map(({ words }) => words)
const phrasesIn = (text: string) => wholePhrases(analysed(text)).map(({ words }) => words)

test.each([
  ['Forty publishers had sent the manuscript back, and one of them had even laughed.', '40 publishers had sent the manuscript back'],
  ['I grabbed a flashlight, pressed my ear against the door, and heard a voice.', 'I grabbed a flashlight'],
  ['My mother worked two jobs for eleven years so that I could go to school.', 'My mother worked 2 jobs'],
  ["Don't order coffee after midnight, because the waiters will think that you are mad.", "Don't order coffee after midnight"],
  ['When the train left, the old clerk who had worked there for years locked the gate.', 'The old clerk locked the gate'],
  ["On the third day the crew, who hadn't eaten since Tuesday, saw land.", 'The crew saw land'],
  ['The Stoics believed that we suffer more in imagination than in reality.', 'We suffer more in imagination than in reality'],
  ['If a stranger asks you to hold a bag, say no and walk away.', 'Say no and walk away'],
  ['I ran down the hall and threw the door open.', 'I threw the door open'],
  ['The scientist never earned a cent from it.', 'The scientist never earned a cent'],
])('a whole clause of %s is %s', (text, words) => {
  expect(clausesIn(text)).toContain(words)
})

test('no clause is put together from two, or begins or ends in the middle of one', () => {
  expect(clausesIn('He would roll himself into a ball and hide under a pile of leaves.')).toEqual([])
  expect(clausesIn('Start by fishing up the hair and grease with a bent coat hanger.')).not.toContain('Grease with a bent coat hanger')
  expect(clausesIn('Your phone knows where you are even when you have switched off the location.')).not.toContain(
    'Your phone knows where you are even',
  )
})

test('a clause loses no denial, limit or turn', () => {
  expect(clausesIn('The doctor published a paper, but hardly anybody read the paper for ten years.')).toEqual([])
  expect(clausesIn('The plumber fixed the drain without a new pipe.')).not.toContain('The plumber fixed the drain')
  expect(clausesIn('For three nights I heard nothing, but on the fourth something scratched.')).not.toContain('I heard nothing')
})

test('a clause says nothing of others than it is about, and keeps the cause that it denies and the two that it compares', () => {
  expect(clausesIn("A dog that has been hit doesn't learn to behave.")).not.toContain("A dog doesn't learn to behave")
  expect(clausesIn("The ball doesn't curve because of the wind; it curves because it spins.")).not.toContain("The ball doesn't curve")
  expect(clausesIn("Your brain can't tell the difference between a lion and an angry email.")).not.toContain(
    "Your brain can't tell the difference",
  )
  expect(clausesIn('The alarm rang, but the guard thought the noise was the wind.')).not.toContain('The noise was the wind')
  expect(clausesIn('"We suffer in silence," wrote Seneca.')).not.toContain('We wrote Seneca')
})

test('what points to another sentence does not stand alone', () => {
  expect(clausesIn('They fit into a nucleus, which is smaller than a speck.')).toEqual([])
  expect(clausesIn('The bank will never tell you this, because it earns from patience.')).toEqual([])
})

test('a noun phrase is whole and neither denied nor compared', () => {
  expect(phrasesIn('A hungry fox trails behind the sled, hoping for scraps.')).toContain('Hungry fox')
  expect(phrasesIn('You can fix the drain without ever calling an expensive plumber.')).not.toContain('Expensive plumber')
  expect(phrasesIn('She roasted eight ripe tomatoes with a head of garlic.')[0]).toBe('8 ripe tomatoes')
  expect(phrasesIn('Serve the hair and grease with a spoon.')).not.toContain('Grease')
})

test('a scene that shows who does what has no words but its number', () => {
  const [first, second] = directScript(
    'A fox ran through the forest. In 1911 a bear slept in the forest. A wolf howled at the moon in the forest.',
  )
  expect(first!.textOnScreen).toEqual([])
  expect(second!.textOnScreen).toEqual(['1911'])
})

test('a card without a drawing has words', () => {
  const script =
    'The plumber came late. What feels like doing nothing is the most expensive thing of all. He repaired the tap in the kitchen.'
  expect(directScript(script)[1]!.textOnScreen.join(' ')).toMatch(/doing nothing/u)
})

test('a card beside a drawing has the clause rather than a name or a piece of it', () => {
  const script = 'A war began in Australia. Twenty thousand emus were eating the wheat of the western farmers. It lasted a month.'
  expect(directScript(script)[1]!.textOnScreen).toContain('20,000 emus were eating the wheat')
  const drawn = 'The firm makes shoes. The shoe is made of wool. It breathes in summer and keeps warm in winter.'
  expect(directScript(drawn)[2]!.textOnScreen.join(' ')).toMatch(/breathes in summer/iu)
})

test('what belongs to a particle is not cut off it', () => {
  const script =
    'Every bakery in town had rejected my application, and the last owner laughed out loud when I told him about my dream. I sat in the park and cried. Today I run three shops.'
  expect(directScript(script)[0]!.textOnScreen.join(' ')).toMatch(/laughed out loud$/u)
})
