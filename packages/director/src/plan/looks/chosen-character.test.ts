import { describe, expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const cast = [{ id: 'chosen', name: 'Mira' }]
const figures = (script: string, options = { cast, language: 'en' }) =>
  directScript(script, options).map(({ plan }) => plan.cast.map(({ id, action }) => [id, action]))
const ids = (script: string) => figures(script).map((some) => some.map(([id]) => id))

describe('a chosen character that the script does not name', () => {
  test('is the person the script is mostly about', () => {
    const people = ids('An old fisherman rows across the lake. He sings to the water. A girl waves from the pier.')
    expect(people.slice(0, 2)).toEqual([['chosen'], ['chosen']])
    expect(people[2]).not.toContain('chosen')
  })

  test('is the person of a pronoun that stands for nobody else', () => {
    expect(figures('Every morning she runs along the river.')).toEqual([[['chosen', 'run']]])
  })

  test('has its own look, not that of the words', () => {
    const [first] = directScript('An old fisherman with a white beard rows across the lake.', { cast })
    expect(first!.plan.cast).toMatchObject([{ id: 'chosen', what: 'person' }])
    expect(first!.plan.cast[0]).not.toHaveProperty('traits')
  })

  test('is not somebody with another name', () => {
    const people = ids('Tom opens the door of his bakery. Tom bakes bread. Tom sleeps.')
    expect(people.flat()).not.toContain('chosen')
    expect(people.flat().length).toBeGreaterThan(0)
  })

  test('presents sentences of which nothing can be shown', () => {
    expect(figures('Consistency beats talent.')).toEqual([[['chosen', expect.any(String)]]])
    expect(figures('What would you do differently?')).toEqual([[['chosen', 'think']]])
  })

  test('is whoever tells the story, not a crowd', () => {
    const people = ids('A crowd buys shoes in January. Every morning I run before the sun comes up.')
    expect(people.map((some) => some.includes('chosen'))).toEqual([false, true])
  })

  test('is not added to a scene without people', () => {
    expect(ids('Owls hunt mice in the field at night.').flat()).not.toContain('chosen')
  })

  test('is also seen in other languages', () => {
    const shown = figures('La constancia vence al talento.', { cast, language: 'es' })
    expect(shown).toEqual([[['chosen', expect.any(String)]]])
  })
})

test('a character that the script names is seen where it is named only', () => {
  expect(ids('Mira plants a tree. Consistency beats talent. A man eats bread.').map((some) => some.includes('chosen'))).toEqual([
    true,
    false,
    false,
  ])
})

test('without a chosen character nobody is added', () => {
  expect(figures('Consistency beats talent.', { cast: [], language: 'en' })).toEqual([[]])
})
