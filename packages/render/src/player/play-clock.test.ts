import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlayClock } from './play-clock.ts'

const FPS = 30

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** An audio output whose clock is set by hand. */
function audioOutput(state: AudioContextState = 'running') {
  const output = {
    state,
    currentTime: 5,
    outputLatency: 0,
    suspend: vi.fn(() => void (output.state = 'suspended')),
    resume: vi.fn(() => void (output.state = 'running')),
  }
  return output
}
const clockOn = (output: ReturnType<typeof audioOutput>, frame = 60, lead = 0): PlayClock =>
  new PlayClock(output as unknown as AudioContext, frame, FPS, lead)

describe('a clock on an audio output', () => {
  it('counts frames by the time of the audio output', () => {
    const output = audioOutput()
    const clock = clockOn(output)
    expect(clock.frame()).toBe(60)
    output.currentTime = 6.5
    expect(clock.frame()).toBeCloseTo(60 + 1.5 * FPS)
  })

  it('stays at its first frame during the lead time, and anchors audio after it', () => {
    const output = audioOutput()
    const clock = clockOn(output, 60, 0.1)
    expect(clock.audioAnchor).toEqual({ frame: 60, time: 5.1 })
    output.currentTime = 5.05
    expect(clock.frame()).toBe(60)
    output.currentTime = 5.2
    expect(clock.frame()).toBeCloseTo(63)
  })

  it('subtracts the output latency', () => {
    const output = { ...audioOutput(), outputLatency: 0.5 }
    const clock = clockOn(output, 0)
    output.currentTime = 7
    expect(clock.frame()).toBeCloseTo(45)
  })

  it('treats an unknown latency as 0', () => {
    const output = { ...audioOutput(), outputLatency: Number.NaN }
    const clock = clockOn(output, 0)
    output.currentTime = 7
    expect(clock.frame()).toBeCloseTo(60)
  })

  it('suspends and resumes the output', () => {
    const output = audioOutput()
    const clock = clockOn(output)
    clock.pause()
    expect(output.state).toBe('suspended')
    vi.advanceTimersByTime(60_000)
    expect(clock.frame()).toBe(60)
    clock.resume()
    expect(output.state).toBe('running')
    expect([clock.frame(), clock.audioAnchor]).toEqual([60, { frame: 60, time: 5 }])
    expect([output.suspend.mock.calls.length, output.resume.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a stalled audio output', () => {
  it('is replaced by the wall clock after a second, without audio', () => {
    const output = audioOutput()
    const clock = clockOn(output)
    clock.frame()
    vi.advanceTimersByTime(1000)
    expect([clock.frame(), clock.audioAnchor]).toEqual([60, { frame: 60, time: 5 }])
    vi.advanceTimersByTime(1)
    expect([clock.frame(), clock.audioAnchor]).toEqual([60, null])
    vi.advanceTimersByTime(500)
    expect(clock.frame()).toBeCloseTo(75)
    output.currentTime = 50
    expect(clock.frame()).toBeCloseTo(75)
  })

  it('is used while it advances, however slowly', () => {
    const output = audioOutput()
    const clock = clockOn(output, 0)
    for (let second = 0; second < 5; second++) {
      vi.advanceTimersByTime(900)
      output.currentTime += 0.1
      clock.frame()
    }
    expect(clock.audioAnchor).not.toBeNull()
    expect(clock.frame()).toBeCloseTo(15)
  })

  it('is not replaced while suspended or in the first second after', () => {
    const output = audioOutput()
    const clock = clockOn(output)
    clock.frame()
    clock.pause()
    vi.advanceTimersByTime(5000)
    clock.frame()
    clock.resume()
    clock.frame()
    expect(clock.audioAnchor).not.toBeNull()
  })
})

describe.each([['none at all', null] as const, ['one that waits for a gesture', audioOutput('suspended')] as const])(
  'a clock without a running output: %s',
  (_, output) => {
    const start = (): PlayClock => new PlayClock(output as unknown as AudioContext | null, 90, FPS, 0.06)

    it('uses the wall clock, without lead time and audio', () => {
      const clock = start()
      expect([clock.frame(), clock.audioAnchor]).toEqual([90, null])
      vi.advanceTimersByTime(2000)
      expect(clock.frame()).toBeCloseTo(150)
    })

    it('stops while paused, and resumes at the same frame', () => {
      const clock = start()
      vi.advanceTimersByTime(1000)
      clock.pause()
      vi.advanceTimersByTime(10_000)
      expect(clock.frame()).toBeCloseTo(120)
      clock.resume()
      expect(clock.frame()).toBeCloseTo(120)
      vi.advanceTimersByTime(1000)
      expect(clock.frame()).toBeCloseTo(150)
    })
  },
)
