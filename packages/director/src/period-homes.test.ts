import { expect, it } from 'vitest'
import { directScript } from './direct-script.ts'

const last = (text: string) => directScript(text).at(-1)!.plan

it.each([
  'In 1666 a baker lit the oven in the kitchen.',
  'In 1898 a woman slept in her bedroom.',
  'In 1776 a man walked down the street.',
  'In 1348 a doctor sat in the office.',
])('no set of today in another period: %s', (text) => {
  expect(['kitchen', 'bedroom', 'room', 'street', 'city', 'office', 'hospital']).not.toContain(last(text).place)
})

it('soldiers wear the uniform of their time, the police of then is not seen', () => {
  expect(last('In 1776 the soldiers stood in the field.').cast[0]?.traits?.period).toBe('georgian')
  expect(last('In 1776 a police officer stood in the field.').cast).toEqual([])
  expect(last('In 1348 a soldier stood in the field.').cast[0]?.traits?.period).toBe('medieval')
})

it('a script that begins with somebody of another time is of it', () => {
  expect(last('Cicero loved words. A man walked in the city.').place).toBe('ruins')
})

it('trains of steam', () => {
  expect(last('In 1898 a train crossed the bridge.').things.map(({ what }) => what)).toContain('locomotive')
})
