import { expect, test } from 'vitest'
import { directScript } from './direct-script.ts'

const last = (script: string) => directScript(script).at(-1)!
const shown = (script: string): string => {
  const { shown: items } = last(script)
  return items.map(({ what }) => what).join()
}

test.each([
  ['John Snow did not believe it.', 'snow'],
  ['John Snow drew a map. Snow went home.', 'snow'],
  ['The house on Rose Hill burned.', 'rose'],
  ['Mr Fox opened a shop in Baker Street.', 'fox'],
  ['He was born in Queen Victoria Street.', 'queen'],
  ['Tiger Woods won.', 'tiger'],
  ['Apple sold a phone.', 'apple'],
  ['Shell opened an office.', 'shell'],
])('%s draws no %s', (script, noun) => {
  expect(shown(script)).not.toContain(noun)
  expect(last(script).plan.weather).toBe('clear')
})

test.each([
  ['John Snow lived here. Snow went home.', 'walking man'],
  ['Jack London wrote a book.', 'writing man'],
  ['Snow fell on the city.', 'snow'],
  ['John Snow slept. Snow fell on the city.', 'snow'],
  ['The apple fell.', 'apple'],
  ['A tiger slept.', 'tiger'],
])('%s draws: %s', (script, name) => {
  expect(shown(script)).toContain(name)
})

test('another person of the same surname is somebody else', () => {
  const people = directScript('Marie Curie walked home. Paul Curie walked home.').map(({ plan }) => plan.cast[0]?.what)
  expect(people).toEqual(['woman', 'man'])
})

test('a name is lettered whole', () => {
  expect(last('Rose Hill is a quiet place.').textOnScreen).toEqual(['Rose Hill is a quiet place'])
})

test('a name behind a fronted phrase is the subject, not what the thing is called', () => {
  const [first, second] = directScript('From her window Anna saw a ship. Anna walked home.')
  expect(first!.shown.map(({ what }) => what)).toContain('window')
  expect(second!.plan).toMatchObject({ cast: [{ what: 'woman', action: 'walk' }], things: [] })
})

test.each([
  ['Leonardo da Vinci painted the Mona Lisa.', ['Leonardo da Vinci', 'Mona Lisa']],
  ['Leonardo da Vinci’s notebooks fill a library.', ['Leonardo da Vinci']],
  ['Vincent van Gogh sold one painting.', ['Vincent van Gogh']],
  ['Ludwig van Beethoven was deaf.', ['Ludwig van Beethoven']],
  ["Napoleon's army froze in Russia.", ['Napoleon', 'Russia']],
  ['The speech of Winston Churchill moved the country.', ['Winston Churchill']],
  ['Martin Luther King Jr.’s speech moved millions.', ['Martin Luther King Jr.']],
])('the name of a real person is on screen: %s', (script, names) => {
  const { textOnScreen } = last(script)
  for (const name of names)
    expect(
      textOnScreen.some((words) => words.includes(name)),
      textOnScreen.join(' / '),
    ).toBe(true)
})

test.each([
  ['Vincent van Gogh sold one painting.', 'van'],
  ['Ludwig van Beethoven was deaf.', 'van'],
])('%s draws no %s', (script, noun) => {
  expect(last(script).plan.things.map(({ what }) => what)).not.toContain(noun)
})

test.each(['Albert Einstein changed physics.', 'Steve Jobs held a phone.', 'Frida Kahlo painted herself.'])(
  'nobody looks like the person that is named: %s',
  (script) => {
    const { cast } = last(script).plan
    expect(cast.length).toBeLessThanOrEqual(1)
    expect(cast.flatMap(({ traits = {} }) => Object.keys(traits)).filter((trait) => trait !== 'period')).toEqual([])
  },
)
