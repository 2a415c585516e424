import { expect, test } from 'vitest'
import { directScenes as directScript } from './testing/direct-scenes.ts'

const last = (script: string) => directScript(script).at(-1)!

test.each([
  ['Two hundred people stood in the square.', 'people', 12],
  ['Forty people danced in the garden.', 'people', 12],
  ['Nine people came, and a dog.', 'people', 9],
  ['Twelve apples lay on the table.', 'apple', 12],
  ['A hundred apples lay on the table.', 'apple', 26],
  ['Nine apples lay on the table.', 'apple', 5],
  ['Twelve ships reached the harbor.', 'ship', 6],
])('%s is as many as are drawn, not as are said', (script, name, count) => {
  expect(last(script).shown.find(({ what }) => what.endsWith(name))?.count).toBe(count)
})

test('the number that is said is lettered', () => {
  expect(last('Nine people came, and a dog.').textOnScreen).toEqual(['9 people came'])
})

test('one figure of each kind is drawn before a second of any', () => {
  expect(last('The fleas of black rats carried the disease.').plan.cast.map(({ what }) => what)).toContain('rat')
})

test.each([
  'In 1854 cholera killed 616 people in one London street.',
  'Forty people died in the fire.',
  'The plague killed thousands of people in the market.',
])('%s shows nobody and no festive place', (script) => {
  const { plan, shown } = last(script)
  expect(plan.cast).toEqual([])
  expect(shown.map(({ what }) => what).join()).not.toMatch(/people|crowd|street|market/u)
  expect(plan.text.length).toBeGreaterThan(0)
})

test('who died is not seen standing there: a candle stands for them', () => {
  expect(last('The king smiled. He died at sixty.').plan.things).toMatchObject([{ what: 'crown' }])
  expect(last('The nurse smiled. She died.').plan).toMatchObject({ cast: [], things: [{ what: 'candle', count: 1 }] })
  expect(last('He died at sixty, after a long illness.').textOnScreen).toContain('He died at 60')
})

test('what is run along something or led is no running person', () => {
  expect(last('Run a finger along the tire.').shown.map(({ what }) => what)).not.toContain('running person')
  expect(last('A woman lived here. She ran a company.').plan.cast.map(({ action }) => action)).not.toContain('run')
  expect(last('A woman lived here. She ran a marathon.').plan.cast[0]?.action).toBe('run')
})

test.each([
  ["She slept in her father's arms.", 'arm'],
  ['They asked for a lock of her hair.', 'lock'],
])('%s shows no %s', (script, name) => {
  expect(
    last(script)
      .shown.map(({ what }) => what)
      .join(),
  ).not.toContain(name)
})

test('a number of people is seen as a group', () => {
  const sizes = directScript('Nine people came. Forty people danced. Nine people sang.').map(({ plan }) => plan.camera.size)
  for (const size of sizes) expect(['wide', 'full', 'medium']).toContain(size)
})

test('whom a denied verb is about is not seen', () => {
  expect(last('Two doctors came. John Snow did not believe them.').plan.cast).toEqual([])
})

test('how many died counts for more than the map of where', () => {
  const { graphic } = last('In 1854 cholera killed 616 people in one London street.').plan
  expect(graphic).toMatchObject({ template: 'counter', to: 616 })
})
