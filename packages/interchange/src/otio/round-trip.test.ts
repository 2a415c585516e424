import { randomSketch, storyOf } from '@fablecut/domain/timeline/edit/testing/random-story'
import { parseTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { createIdCounter } from '@fablecut/domain/timeline/story-fixture'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectOf, richTimeline, variedTimeline } from '../testing/project.ts'
import { isSourced, type Project } from '../project.ts'
import { readOtio, type ReadProject } from './read-otio.ts'
import { writeOtio } from './write-otio.ts'

function read(text: string): ReadProject {
  const result = readOtio(text, createIdCounter())
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const roundTrip = (project: Project): ReadProject => read(writeOtio(project))

/** Changes a written project as another program would. */
function edited(project: Project, change: (document: any) => void): ReadProject {
  const document = JSON.parse(writeOtio(project))
  change(document)
  return read(JSON.stringify(document))
}

const clipNamed = (document: any, id: string): any =>
  document.tracks.children.flatMap(({ children }: any) => children).find(({ metadata }: any) => metadata.fablecut?.item?.id === id)

const itemOf = ({ timeline }: ReadProject, id: string) => timeline.tracks.flatMap(({ items }) => items).find((item) => item.id === id)

test('a varied timeline is the same after writing and reading, with title, size, settings and the paths of its files', () => {
  const project = projectOf(variedTimeline)
  const { timeline, title, size, notes } = roundTrip(project)
  expect(timeline.tracks).toEqual(variedTimeline.tracks)
  expect(timeline.globalConfig).toEqual(variedTimeline.globalConfig)
  expect([title, size, notes]).toEqual(['Foxes & <hares>', { width: 1280, height: 720 }, []])
  expect(Object.fromEntries(timeline.mediaAssets.map(({ id, url }) => [id, url]))).toEqual({
    long: 'media/long file.mp4',
    picture: 'media/picture file.png',
    song: 'media/song file.mp3',
    voice: 'media/voice file.mp3',
  })
})

test('transforms, keyframes, colours, titles, transitions, markers and settings of tracks are the same after writing and reading', () => {
  const { timeline, notes } = roundTrip(projectOf(richTimeline))
  const { mediaAssets: _read, ...read } = timeline
  const { mediaAssets: _written, ...written } = richTimeline
  expect(parseTimeline(richTimeline).ok).toBe(true)
  expect(read).toEqual(written)
  expect(notes).toEqual([])
})

test('transitions, markers, direction, frozen frames and switched off tracks are in the words of the format', () => {
  const document = JSON.parse(writeOtio(projectOf(richTimeline)))
  const [main] = document.tracks.children
  const transitions = main.children.filter(({ OTIO_SCHEMA }: any) => OTIO_SCHEMA === 'Transition.1')
  expect(
    transitions.map(({ transition_type, in_offset, out_offset }: any) => [transition_type, in_offset.value, out_offset.value]),
  ).toEqual([
    ['SMPTE_Dissolve', 7, 8],
    ['Custom_Transition', 5, 5],
    ['Custom_Transition', 4, 4],
  ])
  expect(clipNamed(document, 'V2').effects[0]).toMatchObject({ OTIO_SCHEMA: 'LinearTimeWarp.1', time_scalar: -1.5 })
  expect(clipNamed(document, 'V3').effects[0]).toMatchObject({ OTIO_SCHEMA: 'FreezeFrame.1' })
  expect(document.tracks.markers.map(({ name, color, marked_range }: any) => [name, color, marked_range.start_time.value])).toEqual([
    ['Beat', 'RED', 30],
    ['', 'GREEN', 95],
  ])
  expect(document.tracks.children.map(({ enabled }: any) => enabled)).toEqual([true, true, true, false, false, true, true])
})

test('a transition, a marker and a track that another program removed or switched are no longer there', () => {
  const { timeline, notes } = edited(projectOf(richTimeline), (document) => {
    const [main, inset] = document.tracks.children
    main.children.splice(1, 1)
    main.children[0].effects.push({ OTIO_SCHEMA: 'FreezeFrame.1', effect_name: 'FreezeFrame', time_scalar: 0 })
    inset.enabled = false
    document.tracks.markers.pop()
  })
  const items = timeline.tracks.flatMap((track) => track.items)
  expect(items.find(({ id }) => id === 'V2')).not.toHaveProperty('transition')
  expect(items.find(({ id }) => id === 'V1')).toMatchObject({ isFrozen: true, fit: 'fill' })
  expect(timeline.tracks.find(({ id }) => id === 'inset')).toMatchObject({ isHidden: true, isMuted: true })
  expect([timeline.markers, notes]).toEqual([[{ id: 'm1', frame: 30, name: 'Beat', color: 'red' }], []])
})

test('any timeline is the same after writing and reading', () => {
  fc.assert(
    fc.property(randomSketch, (sketch) => {
      const { timeline } = storyOf(sketch)
      const { timeline: again, notes } = roundTrip(projectOf(timeline))
      expect(again.tracks).toEqual(timeline.tracks)
      expect(notes).toEqual([])
    }),
  )
})

const facts = ({ id, title, resourceType, subtype, metadata }: any) => ({ id, title, resourceType, subtype, metadata })

test('the metadata of used media is kept', () => {
  const { timeline } = roundTrip(projectOf(variedTimeline))
  const byId = new Map(variedTimeline.mediaAssets.map((asset) => [asset.id, asset]))
  expect(timeline.mediaAssets.map(facts)).toEqual(timeline.mediaAssets.map(({ id }) => facts(byId.get(id))))
})

test('a clip whose file is missing stays, without a path', () => {
  const { timeline } = roundTrip(projectOf(variedTimeline, { missing: ['long'] }))
  expect(timeline.tracks).toEqual(variedTimeline.tracks)
  expect(timeline.mediaAssets.find(({ id }) => id === 'long')?.url).toBe('')
})

test('what another program trimmed and retimed is taken from the clip, the rest of the item stays', () => {
  const result = edited(projectOf(variedTimeline), (document) => {
    const clip = clipNamed(document, 'I1')
    clip.source_range.start_time.value = 10
    clip.source_range.duration.value = 20
    clip.effects.push({ OTIO_SCHEMA: 'LinearTimeWarp.1', name: '', effect_name: 'LinearTimeWarp', time_scalar: 1.5, metadata: {} })
  })
  expect(itemOf(result, 'I1')).toMatchObject({
    startTimeInFrames: 40,
    durationInFrames: 20,
    sourceTrimStartFrames: 10,
    sourceTrimEndFrames: 40,
    speed: 1.5,
    title: 'Insert "one"',
    volume: 0.5,
    mediaAssetId: 'long',
  })
})

test('a clip that another program duplicated is there twice, with an id of its own', () => {
  const result = edited(projectOf(variedTimeline), (document) => {
    const music = document.tracks.children.at(-1)
    music.children.push(structuredClone(music.children[0]))
  })
  const [first, second] = result.timeline.tracks.at(-1)!.items
  expect([first!.id, first!.startTimeInFrames, second!.startTimeInFrames]).toEqual(['M1', 0, 180])
  expect(second!.id).not.toBe('M1')
})

test('a clip that another program removed leaves black on the primary track, and nothing else moves', () => {
  const result = edited(projectOf(variedTimeline), (document) => {
    const main = document.tracks.children[0]
    main.children[1] = { ...main.children[1], OTIO_SCHEMA: 'Gap.1' }
  })
  const primary = result.timeline.tracks.find(({ isPrimary }) => isPrimary)!
  expect(primary.items.map(({ type, startTimeInFrames }) => [type, startTimeInFrames])).toEqual([
    ['video', 0],
    ['overlay', 60],
    ['overlay', 90],
    ['image', 120],
  ])
})

test('clips have the times and the speed of the timeline in the words of the format', () => {
  const document = JSON.parse(writeOtio(projectOf(variedTimeline)))
  const { source_range, effects, media_references } = clipNamed(document, 'V2')
  expect(source_range).toEqual({
    OTIO_SCHEMA: 'TimeRange.1',
    start_time: { OTIO_SCHEMA: 'RationalTime.1', rate: 30, value: 100 },
    duration: { OTIO_SCHEMA: 'RationalTime.1', rate: 30, value: 30 },
  })
  expect(effects).toMatchObject([{ OTIO_SCHEMA: 'LinearTimeWarp.1', time_scalar: 2 }])
  expect(media_references.DEFAULT_MEDIA).toMatchObject({ OTIO_SCHEMA: 'ExternalReference.1', target_url: 'media/long%20file.mp4' })
  // The lowest video track comes first; overlapping captions are on two tracks.
  expect(document.tracks.children.map(({ kind }: any) => kind)).toEqual([
    'Video',
    'Video',
    'Video',
    'Subtitle',
    'Subtitle',
    'Audio',
    'Audio',
  ])
})

test('media that items name twice are listed once', () => {
  const { timeline } = roundTrip(projectOf(variedTimeline))
  const used = new Set(timeline.tracks.flatMap(({ items }) => items.filter(isSourced).map(({ mediaAssetId }) => mediaAssetId)))
  expect(timeline.mediaAssets.map(({ id }) => id).toSorted()).toEqual([...used].toSorted())
})
