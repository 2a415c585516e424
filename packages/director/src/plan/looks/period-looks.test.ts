import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const plansOf = (script: string) => directScript(script).map(({ plan }) => plan)

test('people of another period wear its clothes, in its places', () => {
  const [first, second] = plansOf('In 1858 an engineer named Joseph Bazalgette stood in the city. A woman walked in the street.')
  expect(first).toMatchObject({ place: 'street-old', cast: [{ traits: { gender: 'man', period: 'victorian' } }] })
  expect(second).toMatchObject({ place: 'street-old', cast: [{ what: 'woman', traits: { period: 'victorian' } }] })
})

const periodOf = (script: string) => plansOf(script)[0]!.cast[0]!.traits?.period

test('the clothes of 1776 are not those of 1599', () => {
  expect(periodOf('In 1776 a woman walked.')).toBe('georgian')
  expect(periodOf('In 1599 a woman walked.')).toBe('renaissance')
  expect(periodOf('Napoleon walked through the garden.')).toBe('georgian')
})

test('people of today and chosen characters keep their own clothes', () => {
  expect(plansOf('In 2019 a woman walked in the city.')[0]).toMatchObject({ place: 'city' })
  expect(plansOf('In 2019 a woman walked in the city.')[0]!.cast[0]!.traits?.period).toBeUndefined()
  const cast = [{ id: 'poppy', name: 'Poppy', what: 'woman' }]
  const [chosen] = directScript('In 1858 Poppy walked in the city.', { cast })
  expect(chosen!.plan.cast).toMatchObject([{ id: 'poppy' }])
  expect(chosen!.plan.cast[0]!.traits?.period).toBeUndefined()
})

test('a described coat is kept', () => {
  expect(plansOf('In 1858 a man in a red coat walked.')[0]!.cast[0]).toMatchObject({ traits: { clothing: 'coat' } })
})

test('ancient and medieval towns are no towns of today', () => {
  expect(plansOf('In ancient Rome a man walked in the city.')[0]).toMatchObject({
    place: 'ruins',
    cast: [{ traits: { period: 'ancient' } }],
  })
  expect(plansOf('In 1348 a woman walked in the city.')[0]).toMatchObject({
    place: 'street-old',
    cast: [{ traits: { period: 'medieval' } }],
  })
})

test('things alone of another time are on open ground, as rooms and streets are of today', () => {
  expect(plansOf('In 1348 there was a bucket of water.')[0]).toMatchObject({ cast: [], things: [{ what: 'bucket' }], place: 'plain' })
  expect(plansOf('There was a bucket of water.')[0]!.place).toBeUndefined()
})

test('the gender of a name or a pronoun is seen on people of an occupation', () => {
  expect(plansOf('Mary, a doctor, opened the door.')[0]!.cast[0]).toMatchObject({ what: 'doctor', traits: { gender: 'woman' } })
  expect(plansOf('The doctor opened the door. She was tired.')[0]!.cast[0]).toMatchObject({ traits: { gender: 'woman' } })
})

test('what somebody is sure of is done by somebody else', () => {
  expect(plansOf('Doctors were certain that bad air carried the disease.')[0]!.cast[0]!.action).toBe('stand')
})

test('a harbour of another time has no containers, a town of knights no shop windows', () => {
  expect(plansOf('In 1748 the sailor stood in the harbor.')[0]!.place).toBe('harbor-old')
  // Ships of the eighteenth century lie in that harbor.
  expect(plansOf('In 1348 the sailor stood in the harbor.')[0]!.place).toBe('sea')
  expect(plansOf('In 1348 the priest walked through the narrow lanes of the old town. He was ill. He wept.')[0]!.place).not.toBe('old-town')
})

test('nobody wears a cocked hat after 1800', () => {
  expect(periodOf('In 1812 a merchant opened a shop.')).toBe('victorian')
  expect(periodOf('In 1770 a merchant opened a shop.')).toBe('georgian')
})

test('nobody writes with a ball pen before 1920', () => {
  const [, plan] = plansOf('In 1863 he was president. As president he signed a paper. He was loved.')
  expect(JSON.stringify(plan)).not.toMatch(/ball(?:point)? ?pen|"pen"/u)
  expect(plan!.cast).toMatchObject([{ action: 'write' }])
})
