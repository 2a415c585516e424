import { expect, it } from 'vitest'
import { knownName } from './known-names.ts'

it('places and events are known by what is seen of them', () => {
  expect(knownName('Venice')?.things).toContain('gondola')
  expect(knownName('Boston Tea Party')).toMatchObject({ kind: 'event', years: [1773, 1773] })
})

it('an article before a name changes nothing', () => {
  expect(knownName('the Boston Tea Party')).toBe(knownName('Boston Tea Party'))
  expect(knownName('a place that nobody knows')).toBeUndefined()
})
