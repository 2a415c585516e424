import { audioTrack, caption, clip, failedItem, song, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { expect, test } from 'vitest'
import { paintRow, type PaintedRow } from './paint-row.ts'

const colours = {
  voice: 'voice',
  voicePlate: 'voice-plate',
  music: 'music',
  musicPlate: 'music-plate',
  picture: 'picture',
  caption: 'caption',
  failed: 'failed',
  selected: 'selected',
  clipSound: 'clip-sound',
  clipSoundPlate: 'clip-sound-plate',
  line: 'line',
  shade: 'shade',
}
const assets = new Map(
  [
    buildAsset('voice', { resourceType: 'audio', subtype: 'voiceover' }),
    buildAsset('song', { resourceType: 'audio', subtype: 'music' }),
  ].map((asset) => [asset.id, asset]),
)

const none = (): void => undefined
/** Paths are not recorded here. */
const lines = { fill: none, moveTo: none, lineTo: none, closePath: none, stroke: none }

/** Draw calls as `colour alpha: x y width height`. */
function painted(row: Partial<PaintedRow>, peaks?: readonly number[]): readonly string[] {
  const strokes: string[] = []
  const context = {
    globalAlpha: 0.5,
    fillStyle: '',
    fillRect: (...box: number[]) => void strokes.push(`${context.fillStyle} ${context.globalAlpha}: ${box.join(' ')}`),
    beginPath: () => undefined,
    roundRect: (...box: number[]) => void strokes.push(`${context.fillStyle} ${context.globalAlpha}: ${box.join(' ')}`),
    ...lines,
  }
  const wholeRow = {
    clips: [],
    narrow: [],
    assets,
    selected: new Set<string>(),
    across: { from: 0, to: 1000 },
    height: 30,
    pxPerFrame: 1,
    fps: 30,
    songBeats: new Map(),
    sound: { track: audioTrack('t', []), assets, musicGain: [], totalFrames: 10_000, fps: 30 },
  }
  paintRow(context as never, { ...wholeRow, ...row }, { colours, wavesOf: () => peaks && { peaksPerSecond: 30, peaks } })
  expect(context.globalAlpha).toBe(1)
  return strokes
}

test('narrow items are bars in the colour of their type, selected ones in the selection colour', () => {
  const narrow: TimelineItem[] = [
    clip(['a', 0, 8]),
    caption(['c', 8, 8]),
    failedItem(['f', 16, 8]),
    voice(['v', 24, 8]),
    song(['m', 32, 8]),
    song(['n', 40, 8]),
  ]
  expect(painted({ narrow, selected: new Set(['n']), pxPerFrame: 2 })).toEqual([
    'picture 1: 2 0 12 30',
    'caption 1: 18 0 12 30',
    'failed 1: 34 0 12 30',
    'voice-plate 1: 50 0 12 30',
    'music-plate 1: 66 0 12 30',
    'selected 1: 82 0 12 30',
  ])
})

test('positions are relative to the left edge of the mounted range', () => {
  expect(painted({ narrow: [clip(['a', 500, 8])], across: { from: 320, to: 900 } })).toEqual(['picture 1: 181 0 6 30'])
})

test('an audio item has a background with a centred waveform, one bar of two px every three', () => {
  const peaks = [0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1]
  expect(painted({ clips: [song(['m', 10, 15])] }, peaks)).toEqual([
    'music-plate 1: 11.875 0 11.25 30 4',
    'music 1: 11.875 14.25 2 1.5',
    'music 1: 14.875 9.5 2 11',
    'music 1: 17.875 4 2 22',
  ])
})

test('muted audio is pale, a voice-over has its own colours, images are not drawn', () => {
  const clips = [voice(['v', 0, 16, { volume: 0 }]), clip(['a', 0, 60, { type: 'image' }])]
  const strokes = painted({ clips }, [1])
  expect(strokes.map((stroke) => stroke.split(':')[0])).toEqual(['voice-plate 1', 'voice 0.35', 'voice 0.35', 'voice 0.35', 'voice 0.35'])
})

test('audio without peaks has only its background', () => {
  expect(painted({ clips: [song(['m', 0, 48])] })).toEqual(['music-plate 1: 3 0 42 30 4'])
})

test('bars outside the view are not drawn', () => {
  const strokes = painted(
    { clips: [song(['m', 0, 600])], across: { from: 300, to: 330 } },
    Array.from({ length: 600 }, () => 1),
  )
  expect(strokes.slice(1).map((stroke) => Number(stroke.split(' ')[2]))).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27])
})

test('a clip that is heard has its waveform at the bottom of its picture; muted, silent, frozen and narrow ones have none', () => {
  const peaks = Array.from({ length: 100 }, () => 1)
  const drawn = painted({ clips: [clip(['a', 0, 60])], height: 80 }, peaks)
  expect(drawn.slice(0, 2)).toEqual(['clip-sound-plate 0.55: 3 62 54 18', 'clip-sound 1: 3 64 2 14'])
  expect(painted({ clips: [clip(['a', 0, 60])] }, [])).toEqual([])
  for (const more of [{ volume: 0 }, { isFrozen: true }]) expect(painted({ clips: [clip(['a', 0, 60, more])] }, peaks)).toEqual([])
  expect(painted({ clips: [clip(['a', 0, 30])] }, peaks)).toEqual([])
})

test('the waveform of a reversed sound runs backward', () => {
  const peaks = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1]
  const heights = (more: object) => painted({ clips: [song(['m', 0, 12, more])] }, peaks).map((stroke) => Number(stroke.split(' ').at(-1)))
  expect(heights({}).slice(1)).toEqual([1.5, 1.5, 1.5])
  expect(heights({ isReversed: true }).slice(1)).toEqual([22, 1.5, 1.5])
})
