import { expect, test } from 'vitest'
import { dtdErrors } from '../testing/fcpxml-dtd.ts'
import { projectOf, richTimeline, variedTimeline } from '../testing/project.ts'
import { writeFcpxml } from './write-fcpxml.ts'

test.each([
  ['cuts, layers, sound and captions', variedTimeline],
  ['titles, pictures in pictures, freezes and reversed clips', richTimeline],
])('a project with %s has the elements, attributes and order of the document type definition', (_, timeline) => {
  expect(dtdErrors(writeFcpxml(projectOf(timeline)))).toEqual([])
})

test('a project without files is valid too', () => {
  expect(dtdErrors(writeFcpxml(projectOf(variedTimeline, { missing: variedTimeline.mediaAssets.map(({ id }) => id) })))).toEqual([])
})

const valid = writeFcpxml(projectOf(variedTimeline))

test.each([
  ['an attribute', 'hasAudio=', 'hasSound=', 'asset has no attribute hasSound'],
  ['an element', /<gap ([^>]*)\/>/u, '<hole $1/>', 'hole is not declared'],
  ['a time', 'duration="2s"', 'duration="2"', 'asset-clip duration 2 is no time'],
  ['a reference', 'format="r1"', 'format="r99"', 'nothing has the id r99'],
  ['an order', /(<media-rep [^>]*>)/u, '<metadata/>$1', 'metadata is not declared'],
] as const)('%s that the definition does not have is found', (_, from, to, error) => {
  expect(dtdErrors(valid.replace(from, to))).toContain(error)
})
