import { audioTrack, song, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { AudioItem, TimelineItem } from '@fablecut/domain/timeline/model'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { expect, test } from 'vitest'
import { paintSound } from './paint-sound.ts'
import { waveformBand } from './sound-band.ts'

const assets = new Map(
  [
    buildAsset('song', { resourceType: 'audio', subtype: 'music' }),
    buildAsset('voice', { resourceType: 'audio', subtype: 'voiceover' }),
  ].map((asset) => [asset.id, asset]),
)
const DUCKED = [
  { frame: 20, gain: 1 },
  { frame: 40, gain: 0.5 },
  { frame: 60, gain: 0.5 },
  { frame: 80, gain: 1 },
]

/** Paths as `colour: x,y x,y`, in px; a frame is one px and a level of 1 is 4 px from the top, one of 0 at 24 px. */
function painted(item: TimelineItem, { isSelected = false, musicGain = DUCKED } = {}): readonly string[] {
  const paths: string[] = []
  let path: string[] = []
  const to = (x: number, y: number): void => void path.push(`${Math.round(x)},${Math.round(y)}`)
  const context = {
    globalAlpha: 1,
    lineWidth: 1,
    fillStyle: '',
    strokeStyle: '',
    beginPath: () => void (path = []),
    moveTo: to,
    lineTo: to,
    closePath: () => undefined,
    fill: () => void paths.push(`${context.fillStyle}: ${path.join(' ')}`),
    stroke: () => void paths.push(`${context.strokeStyle}: ${path.join(' ')}`),
  }
  const around = { track: audioTrack('t', [item]), assets, musicGain, totalFrames: 10_000, fps: 30 }
  const place = { band: waveformBand(item, 28), pxPerFrame: 1, fromX: 0, isSelected }
  paintSound(context, item as AudioItem, around, place, { line: 'line', shade: 'shade' })
  return paths
}

test('the line of music goes down under speech, that of speech does not', () => {
  expect(painted(song(['m', 0, 100]))).toEqual(['line: 3,4 20,4 40,14 60,14 80,4 97,4'])
  expect(
    painted(song(['m', 0, 100]), { musicGain: DUCKED.map(({ frame }) => ({ frame, gain: frame === 40 || frame === 60 ? 0 : 1 })) }),
  ).toEqual(['line: 3,4 20,4 40,24 60,24 80,4 97,4'])
  expect(painted(voice(['v', 0, 100]))).toEqual([])
})

test('an even line is drawn for a selected sound, and at the volume that is not the full one; the gain does not move it', () => {
  expect(painted(voice(['v', 0, 100, { gainDb: 12 }]), { isSelected: true })).toEqual(['line: 3,4 97,4'])
  expect(painted(voice(['v', 0, 100, { volume: 0.5, gainDb: -6 }]))).toEqual(['line: 3,14 97,14'])
})

test('fades are shaded corners', () => {
  const effects = [
    { type: 'fade-in', durationInFrames: 30 },
    { type: 'fade-out', durationInFrames: 10 },
  ]
  expect(painted(voice(['v', 0, 100, { effects }]))).toEqual([
    'shade: 3,0 33,0 3,28',
    'line: 3,28 33,0',
    'shade: 97,0 87,0 97,28',
    'line: 97,28 87,0',
  ])
})
