import { expect, test } from 'vitest'
import { otioErrors } from '../testing/otio-schema.ts'
import { projectOf, richTimeline, variedTimeline } from '../testing/project.ts'
import { writeOtio } from './write-otio.ts'

const written = (timeline: typeof variedTimeline) => JSON.parse(writeOtio(projectOf(timeline)))

test.each([
  ['cuts, layers, sound and captions', variedTimeline],
  ['titles, transitions, markers, freezes and reversed clips', richTimeline],
])('a project with %s has the fields of the published schemas', (_, timeline) => {
  expect(otioErrors(written(timeline))).toEqual([])
})

test('what the schemas do not have is found', () => {
  const timeline = written(richTimeline)
  timeline.tracks.children[0].hidden = 'yes'
  delete timeline.tracks.children[1].kind
  timeline.tracks.markers[0].color = 'RUBY'
  expect(otioErrors(timeline)).toEqual([
    'timeline.tracks.markers.0.color: no colour RUBY',
    'timeline.tracks.children.0: Track.1 has no hidden',
    'timeline.tracks.children.1: Track.1 needs kind',
  ])
})

test('a transition lies between two clips that reach beyond the cut', () => {
  const children: readonly { OTIO_SCHEMA: string }[] = written(richTimeline).tracks.children.flatMap((track: { children: object[] }) => [
    { OTIO_SCHEMA: 'start' },
    ...track.children,
    { OTIO_SCHEMA: 'end' },
  ])
  const around = children.flatMap(({ OTIO_SCHEMA }, index) =>
    OTIO_SCHEMA === 'Transition.1' ? [[children[index - 1]?.OTIO_SCHEMA, children[index + 1]?.OTIO_SCHEMA]] : [],
  )
  expect(around.length).toBeGreaterThan(0)
  expect(new Set(around.flat())).toEqual(new Set(['Clip.2']))
})
