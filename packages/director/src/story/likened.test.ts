import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { last, shown } from '../testing/last-sentence.ts'

const seen = (script: string): string => `${shown(script).join()} ${last(script).place ?? ''}`

test.each([
  ['The storm turned the street into a river.', 'river'],
  ['Three hot weeks changed the garden into a desert.', 'desert'],
  ['Snow transformed the square into a zoo.', 'zoo'],
  ['The sun turns every car into an oven.', 'oven'],
  ['One winter turned the yard into a museum.', 'museum'],
])('what something is like afterwards is not seen: %s', (sentence, what) => {
  expect(seen(sentence)).not.toContain(what)
})

test('what something really becomes is seen', () => {
  expect(seen('The witch turned the prince into a frog.')).toContain('frog')
})

test.each([
  ['The ring was never found.', 'ring'],
  ['Two of the paintings were never seen again.', 'painting'],
  ['The bridge was never built.', 'bridge'],
  ['The letters were not delivered.', 'letter'],
  ['The treasure was never recovered.', 'treasure'],
])('what is not there is not drawn: %s', (sentence, what) => {
  expect(seen(sentence)).not.toContain(what)
})

test.each([
  ['The stranger passed as a doctor.', 'doctor'],
  ['A thief posed as a mailman.', 'mailman'],
  ['The spy worked as a gardener.', 'gardener'],
  ['My neighbour once served as a judge.', 'judge'],
  ['The prisoner passed as a priest.', 'priest'],
])('who passes for somebody is no second person: %s', (sentence, role) => {
  expect(directScript(sentence)[0]!.plan.cast.map(({ what }) => what)).not.toContain(role)
})
