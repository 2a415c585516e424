import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shown = (text: string) =>
  directScript(text)
    .at(-1)!
    .shown.map(({ what }) => what)
    .join()

it.each([
  ['Cicadas danced over the grass.', 'beetle'],
  ['A floorboard broke.', 'wood'],
  ['He built a basilica.', 'church'],
  ['Climb to the castle walls.', 'wall'],
  ['On Pluto the sky is pink.', 'planet'],
  ['The internet runs through cables.', 'cable'],
  ['Try the custard tart.', 'tart'],
  ['Figs are sweet.', 'fruit'],
])('what only resembles it is not drawn: %s', (text, other) => {
  expect(shown(text)).not.toContain(other)
})

it.each([
  ['A beetle crawled on the leaf.', 'beetle'],
  ['The anchor chain broke.', 'chain'],
  ['The charging cable is red.', 'cable'],
  ['She fixed the kitchen table.', 'table'],
  ['A church bell rang.', 'bell'],
])('what is meant is drawn: %s', (text, what) => {
  expect(shown(text)).toContain(what)
})
