import { expect, it } from 'vitest'
import { thingsOfEntity } from './named-entities.ts'

it('places and events are known by what is seen of them', () => {
  expect(thingsOfEntity('Venice')).toContain('gondola')
  expect(thingsOfEntity('Boston Tea Party')).toContain('tea')
})

it('an article before a name changes nothing, an unknown name shows nothing', () => {
  expect(thingsOfEntity('the Boston Tea Party')).toEqual(thingsOfEntity('Boston Tea Party'))
  expect(thingsOfEntity('a place that nobody knows')).toEqual([])
})
