import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEFORE = 'Every sport has its strange rules. Some of them are older than we think.'
const drawn = (sentence: string) => {
  const { cast, things } = directScript(`${BEFORE} ${sentence}`).at(-1)!.plan
  return [...cast, ...things].map(({ what }) => what)
}

test.each([
  ['When two galaxies collide, almost none of their stars ever touch.', 'galaxy'],
  ['It was far too late, because the rats had already left the ship.', 'rat'],
  ['If you drink a coffee every morning, that is almost fifteen hundred dollars a year.', 'coffee'],
])('what opens a sentence or tells all of it does: %s', (sentence, what) => {
  expect(drawn(sentence).join()).toContain(what)
})

test('whom somebody sees through a window is not the window', () => {
  const script = 'My neighbor lived alone. His house was dark for weeks. I saw him through the window last night.'
  const { cast, things } = directScript(script).at(-1)!.plan
  expect(things.map(({ what }) => what)).not.toContain('window')
  expect(cast.map(({ what }) => what)).toContain('neighbor')
})
