import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const drawnIn = (script: string): string[] => directScript(script).map(({ shown }) => shown.map(({ what }) => what).join())

it.each([
  ['The Eiffel Tower was built in 1889. People hated the tower at first. Today everybody loves it.', 1, 'Eiffel Tower', /(?:^|,)tower/u],
  ['The Mona Lisa hung in Paris. A worker had hidden the picture under his coat. He smiled.', 1, 'Mona Lisa', /painting/u],
  ['The Berlin Wall stood for 28 years. People climbed the Wall. They broke pieces out of the wall.', 1, 'Berlin Wall', /(?:^|,)wall/u],
  ['The Colosseum held many people. Animals waited below the monument. It burned.', 1, 'Colosseum', /statue/u],
])('%s goes on about the same', (script, at, own, other) => {
  const drawn = drawnIn(script)[at]!
  expect(drawn).toContain(own)
  expect(drawn).not.toMatch(other)
})

it('another ship is not the one that has a name', () => {
  const script = 'The Titanic left in April. An old ship came to help. The captain of the ship slept.'
  expect(drawnIn(script)[1]).not.toContain('Titanic')
  expect(drawnIn(script)[2]).not.toContain('Titanic')
})

it('a bridge that is known by its name is no map of its town', () => {
  expect(drawnIn('The Brooklyn Bridge opened in 1883. People were afraid. Then elephants walked over it.')[0]).toBe('bridge')
})
