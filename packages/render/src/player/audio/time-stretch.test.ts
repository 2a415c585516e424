import { describe, expect, it } from 'vitest'
import { TimeStretch } from './time-stretch.ts'

const RATE = 48_000

const tone = (hz: number, seconds: number): Float32Array =>
  Float32Array.from({ length: RATE * seconds }, (_, index) => 0.5 * Math.sin((2 * Math.PI * hz * index) / RATE))

/** As a decoder gives it: in pieces of 1,024 samples. */
function stretched(sound: Float32Array, speed: number, channels = 1): Float32Array[] {
  const stretch = new TimeStretch({ speed, sampleRate: RATE, channels })
  const parts: Float32Array[][] = []
  for (let at = 0; at < sound.length; at += 1024)
    parts.push(stretch.push(Array.from({ length: channels }, () => sound.slice(at, at + 1024))))
  return Array.from({ length: channels }, (_, channel) => Float32Array.from(parts.flatMap((part) => [...(part[channel] as Float32Array)])))
}

/** Tone height from its rises through zero. */
function hzOf(sound: Float32Array): number {
  const rises = sound.reduce((count, value, index) => count + (index > 0 && (sound[index - 1] as number) < 0 && value >= 0 ? 1 : 0), 0)
  return (rises * RATE) / sound.length
}

describe('time-stretched audio', () => {
  it.each([0.5, 0.75, 1.25, 2])('at speed %f has the expected duration and the same pitch', (speed) => {
    const [result] = stretched(tone(440, 2), speed)
    expect((result?.length ?? 0) / RATE).toBeCloseTo(2 / speed, 0)
    expect(Math.abs((result?.length ?? 0) / RATE - 2 / speed)).toBeLessThan(0.15)
    expect(Math.abs(hzOf(result as Float32Array) - 440)).toBeLessThan(5)
  })

  it('has no gaps or bursts at chunk boundaries', () => {
    const [result] = stretched(tone(220, 1), 1.5)
    const loudest: number[] = []
    for (let at = 960; at + 480 < (result?.length ?? 0); at += 480) loudest.push(Math.max(...result!.slice(at, at + 480)))
    expect(Math.min(...loudest)).toBeGreaterThan(0.45)
    expect(Math.max(...loudest)).toBeLessThan(0.55)
  })

  it('keeps both channels aligned', () => {
    const [left, right] = stretched(tone(300, 1), 0.5, 2)
    expect(left).toEqual(right)
    expect(left?.length).toBeGreaterThan(RATE)
  })

  it('starts with the unmodified source', () => {
    const sound = tone(440, 1)
    expect(stretched(sound, 2)[0]?.slice(0, 900)).toEqual(sound.slice(0, 900))
  })
})
