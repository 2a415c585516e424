import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const letters = (script: string) => directScript(script).map(({ textOnScreen }) => textOnScreen.join(' / '))

test('a name is on screen in the sentence that tells it first, and not again', () => {
  const [first, second] = letters(
    'In the forests of Alaska lives a frog that turns to ice every winter. Scientists went to Alaska to look at it, and they came home with more questions than answers. Nobody knows how.',
  )
  expect(first).toContain('Alaska')
  expect(second).not.toMatch(/(?:^|\/ )Alaska(?: \/|$)/u)
})

test('somebody of a tale is not known by a first name', () => {
  const [first] = letters('Martha baked a pie and put it on the window sill. A crow came by. The pie was gone.')
  expect(first).not.toMatch(/(?:^|\/ )Martha(?: \/|$)/u)
})
