import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const lettered = (text: string) => directScript(text, { language: 'en' })[0]!.textOnScreen

test.each([
  ['In the twenties the alarm clock turned from a luxury into a present for every wedding.', 'Luxury → present'],
  ['What used to be a hobby became a business.', 'Hobby → business'],
  ['What used to be fluffy powder has turned into solid blue ice.', 'Fluffy powder → solid blue ice'],
  ['He went from poor to rich in a year.', 'Poor → rich'],
])('what something was stands before what it has become: %s', (text, formula) => {
  expect(lettered(text).join(' ')).toContain(formula)
})

test.each(['She went from door to door.', 'He went from Paris to Rome.', 'The leaves never turned from green to red.'])(
  'a way, and a change that is denied, are none: %s',
  (text) => {
    expect(lettered(text).join(' ')).not.toContain('→')
  },
)
