import { expect, test } from 'vitest'
import { directScript } from './direct-script.ts'

const last = (script: string) => directScript(script).at(-1)!
const shown = (script: string): string[] => last(script).shown.map(({ what }) => what)

test('a product is what its name says, in the sentences after and before', () => {
  const script = directScript('We made Torvo. Torvo is a wooden lamp. It is light. Drop it.')
  for (const { shown: items } of script) expect(items.map(({ what }) => what).join(' ')).toContain('lamp')
})

test('what people do is no command for a hand', () => {
  expect(shown('They sell bread faster and push the price higher.')).not.toContain('hand')
  expect(shown('Squeeze the lemon.')).toContain('hand')
})

test('a denial stands beside what is drawn', () => {
  expect(last('Cheap money does not bake bread for anybody in town.').textOnScreen.join(' ')).toMatch(/^not bake/u)
})

test('key words of a command are what to do', () => {
  expect(last('Shrink it until the fear is almost gone.').textOnScreen).toEqual(['Shrink it'])
})

test('colours are no flags and half as strong is no share', () => {
  expect(shown('It comes in nine colors.').join(' ')).not.toContain('flag')
  expect(last('The effect is half as strong.').plan.graphic?.template).not.toBe('ring')
})

test('a storey of a building counts no buildings', () => {
  expect(last('It is as high as a six-storey building.').textOnScreen).toContain('6-storey')
})

test('what is only supposed is no relation', () => {
  expect(last('If gold were lighter than wood, ships would be golden.').textOnScreen.join(' ')).not.toContain('>')
})

test('the scale of a temperature is no name', () => {
  expect(last('The glue sets at ninety degrees Fahrenheit.').textOnScreen).not.toContain('Fahrenheit')
})

test('an infinitive of what somebody has is not done', () => {
  expect(last('Tenants have nothing to celebrate.').plan.cast).toEqual([])
})

test('no symbol of what has no body and does something to others', () => {
  expect(shown('Debt strangles poor families.')).not.toContain('receipt')
})

test.each([
  ['Stir the butter until it melts.', 'butter', 'melt'],
  ['Blow up the balloon until it bursts.', 'balloon', 'break'],
])('what happens to a thing that a pronoun means is seen: %s', (sentence, what, event) => {
  expect(last(sentence).plan.things).toContainEqual(expect.objectContaining({ what, event }))
})

test('a pronoun with a verb of its own object says nothing of the thing before', () => {
  expect(last('Turn the key until it opens the gate.').plan.things).not.toContainEqual(
    expect.objectContaining({ what: 'key', event: 'open' }),
  )
})

test('only that is no denial', () => {
  const { textOnScreen } = last('The dish is nothing more than rice, onions and butter.')
  expect(textOnScreen).toEqual(['Rice', 'Onions', 'Butter'])
})
