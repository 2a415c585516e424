import { describe, expect, it } from 'vitest'
import type { AudioSpan } from '../../plan/model.ts'
import { gainCurve } from './gain-curve.ts'

const sound = (fields: Partial<AudioSpan> = {}): AudioSpan => ({
  itemId: 'sound',
  assetId: 'file',
  kind: 'music',
  startFrame: 0,
  endFrame: 90,
  sourceStartFrame: 0,
  sourceEndFrame: 90,
  speed: 1,
  volume: 1,
  fadeInFrames: 0,
  fadeOutFrames: 0,
  ...fields,
})
const PLAIN = { musicGain: [] }

describe('the gain of an audio span', () => {
  it('ramps up over the fade-in', () => {
    const curve = gainCurve(PLAIN, sound({ volume: 0.8, fadeInFrames: 15 }), 0)
    expect(curve[0]).toBe(0)
    expect(curve[7]).toBeCloseTo(0.4, 1)
    expect(curve[15]).toBeCloseTo(0.8)
  })

  it('starts in the middle if playback starts there', () => {
    const curve = gainCurve(PLAIN, sound({ fadeOutFrames: 30 }), 75)
    expect(curve).toHaveLength(16)
    expect(curve[0]).toBeCloseTo(0.5)
    expect(curve.at(-1)).toBe(0)
  })

  it('ducks only music under speech', () => {
    const musicGain = [
      { frame: 0, gain: 0.3 },
      { frame: 90, gain: 0.3 },
    ]
    expect(gainCurve({ musicGain }, sound(), 0)[30]).toBeCloseTo(0.3)
    expect(gainCurve({ musicGain }, sound({ kind: 'voiceover' }), 0)[30]).toBe(1)
  })
})
