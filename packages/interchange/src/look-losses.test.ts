import { expect, test } from 'vitest'
import { lookLosses } from './look-losses.ts'
import { projectOf, richTimeline, variedTimeline } from './testing/project.ts'

const ALWAYS_LOST = ['Crops: 1', 'Blend modes: 1', 'Colour and looks: 1', 'Keyframes: 2', 'Transitions, which are cuts: 3']
const OF_TRACKS = [
  'Shapes: 1',
  'Stickers: 1',
  'Tracks that are hidden, whose items are visible: 1',
  'Tracks that are muted, whose items are heard: 2',
  'Tracks that are solo: the others are heard too: 1',
  'Markers: 2',
  'Music that gives way to speech',
]

test('each thing that a format has no words for is named with its number', () => {
  expect(lookLosses(projectOf(richTimeline), 'fcpxml')).toEqual([
    ...ALWAYS_LOST,
    'The style, place and animation of titles: 1',
    ...OF_TRACKS,
  ])
  expect(lookLosses(projectOf(richTimeline), 'edl')).toEqual([
    'Position, size, rotation and opacity: 2',
    'Pictures that fill the frame, or fit into it: 1',
    ...ALWAYS_LOST,
    'Gains of sounds: 1',
    'Titles: 1',
    ...OF_TRACKS,
  ])
})

test('a film of cuts loses nothing of its look', () => {
  expect([lookLosses(projectOf(variedTimeline), 'fcpxml'), lookLosses(projectOf(variedTimeline), 'edl')]).toEqual([[], []])
})
