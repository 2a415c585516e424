import { type AudioTranscript, detectedCaptions } from '@fablecut/domain/captions/detected-captions'
import { expect, test } from 'vitest'
import { readCaptionsOutput } from './captions-input.ts'

const words = [
  { text: 'One', startSeconds: 0, endSeconds: 0.4 },
  { text: 'two.', startSeconds: 0.5, endSeconds: 0.9 },
]
const transcript: AudioTranscript = { how: 'aligned', lines: [{ startSeconds: 0, endSeconds: 0.9, words }] }
const item = {
  id: 'voice',
  type: 'audio',
  shotId: 's1',
  mediaAssetId: 'm1',
  startTimeInFrames: 300,
  durationInFrames: 60,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: 60,
} as const

test.each(['sentence', 'word', 'line'] as const)('detected captions by %s are read back from the stored output', (strategy) => {
  let id = 0
  const options = { fps: 30, strategy, lineWidth: 30, newId: () => `c${++id}` }
  const track = detectedCaptions([item], new Map([['m1', transcript]]), options)!
  expect(track.items.length).toBeGreaterThan(0)
  expect(readCaptionsOutput(JSON.parse(JSON.stringify({ captions: { voices: track } })))).toEqual({ voices: track })
})
