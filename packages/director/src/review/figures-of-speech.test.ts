import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const thingsOf = (text: string) =>
  directScript(text)
    .at(-1)!
    .plan.things.map(({ what, event }) => (event ? `${what} ${event}` : what))

it.each(['The old man ran until his lungs were on fire.', 'Her career was on fire.', 'My legs were burning.'])(
  'nothing burns: %s',
  (text) => {
    expect(thingsOf(text).join()).not.toMatch(/fire|flame|burn/u)
  },
)

it('a house on fire burns', () => {
  expect(thingsOf('The house was on fire.')).toContain('fire')
})

it('light does not break as a cup does', () => {
  expect(thingsOf('The sunlight hit the glass and broke.').join()).not.toContain('sunlight break')
  expect(thingsOf('The cup fell and broke.')).toContain('cup break')
})

it.each([
  ['From the ashes the people built a house.', 'ash'],
  ['Out of the ashes the people built a house.', 'ash'],
  ['Three days in Lisbon will ruin every other city for you.', 'city'],
])('an idiom is not drawn: %s', (text, what) => {
  expect(directScript(text)[0]!.shown.map((one) => one.what)).not.toContain(what)
})
