import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const namesIn = (script: string, language = 'en') =>
  directScript(script, { language }).flatMap(({ plan }) => [...plan.cast, ...plan.things].map(({ what }) => what))

it('ships sail before the age of steam', () => {
  expect(namesIn('In 1348 a ship dropped anchor in Genoa.')).toContain('sailboat')
  expect(namesIn('En 1519 llegaron once barcos.', 'es')).toContain('sailboat')
  expect(namesIn('In 1890 a ship crossed the ocean.')).toContain('ship')
})

it('nobody wears the clothes of an occupation of today', () => {
  expect(namesIn('In 1348 a doctor talked to a soldier.')).toEqual(['person', 'knight'])
  expect(namesIn('In ancient Rome a soldier laughed.')).toEqual(['gladiator'])
})

it('what was not invented yet is not drawn, but may be denied', () => {
  expect(namesIn('In 1348 a car crossed the bridge.')).not.toContain('car')
  expect(namesIn('In 2015 a car crossed the bridge.')).toContain('car')
})
