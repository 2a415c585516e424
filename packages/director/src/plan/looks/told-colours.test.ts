import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const colours = (script: string): (string | undefined)[] =>
  directScript(script).map(({ plan }) => plan.things.find(({ what }) => what === 'leaf')?.color)

const RED = '#d8402f'
const YELLOW = '#f2c530'

test('a thing has the colour that its script told last', () => {
  const [asked, before, green, , yellow, red, last] = colours(
    'Why do leaves turn red in autumn? All summer long a leaf is a tiny factory that makes sugar from sunlight. It is green because it is full of chlorophyll. When the days grow shorter, the tree stops making it and the green fades. Yellow was there all along, hidden under the green. Red is new: the leaf makes it from the sugar that is left. Then the tree seals the stem, and the leaf falls.',
  )
  expect([asked, yellow, red, last]).toEqual([RED, YELLOW, RED, RED])
  expect(before).toBeUndefined()
  expect(green).not.toBe(RED)
})

test('a script that tells one colour only keeps the things as they are', () => {
  const told = colours('A leaf is thin. A leaf makes sugar from light. A leaf lies beside a red car. A leaf falls.')
  expect(new Set(told)).toEqual(new Set([undefined]))
})
