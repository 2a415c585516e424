import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const namesIn = (script: string, language = 'en') =>
  directScript(script, { language }).flatMap(({ plan }) => [...plan.cast, ...plan.things].map(({ what }) => what))

it('ships sail before the age of steam', () => {
  expect(namesIn('In 1348 a ship dropped anchor in Genoa.')).toContain('old ship')
  expect(namesIn('In 79 AD a ship left Pompeii.')).toContain('galley')
  expect(namesIn('En 1519 llegaron once barcos.', 'es')).toContain('sailing ship')
  expect(namesIn('In 1890 a ship crossed the ocean.')).toContain('ship')
})

it('nobody wears the clothes of an occupation of today', () => {
  const [{ plan }] = directScript('In 1348 a doctor talked to a soldier.') as [ReturnType<typeof directScript>[number]]
  expect(plan.cast.map(({ traits }) => traits?.period)).toEqual(['medieval', 'medieval'])
  expect(directScript('In 79 AD a baker laughed in Pompeii.')[0]!.plan.cast[0]!.traits?.period).toBe('ancient')
  expect(directScript('A doctor laughed.')[0]!.plan.cast[0]!.traits).not.toHaveProperty('period')
})

it('of a crowd a few are seen in the clothes of their time', () => {
  const [{ plan }] = directScript('In 1348 a crowd laughed.') as [ReturnType<typeof directScript>[number]]
  expect(plan.things).toEqual([])
  expect(plan.cast.map(({ traits }) => traits?.period)).toEqual(['medieval', 'medieval', 'medieval'])
})

it('children wear the clothes of their time as well', () => {
  expect(directScript('In 1212 a girl walked.')[0]!.plan.cast[0]!.traits?.period).toBe('medieval')
  expect(directScript('In 1212 a boy walked.')[0]!.plan.cast[0]!.traits?.period).toBe('medieval')
})

it('what was not invented yet is not drawn, but may be denied', () => {
  expect(namesIn('In 1348 a car crossed the bridge.')).not.toContain('car')
  expect(namesIn('In 2015 a car crossed the bridge.')).toContain('car')
})

it('neither do the drawings of cards show what was not invented yet', () => {
  const script =
    'In the autumn of 1347, twelve ships drifted into a harbor in Sicily. ' +
    'The few who still breathed were covered in black swellings, and the horrified townspeople ordered the fleet back out to sea.'
  expect(namesIn(script)).toEqual(expect.arrayContaining(['old ship']))
  expect(namesIn(script)).not.toContain('ship')
})

it('a lamp of another time burns oil', () => {
  expect(namesIn('In 1750 a woman lit a lamp.')).toContain('oil lamp')
})
