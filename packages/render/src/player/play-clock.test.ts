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
  it('counts frames by what the output has played', () => {
    const output = audioOutput()
    const clock = clockOn(output)
    expect(clock.frame()).toBe(60)
    output.currentTime = 6.5
    expect(clock.frame()).toBeCloseTo(60 + 1.5 * FPS)
  })

  it('stands at its first frame until the lead has passed, and anchors sound after the lead', () => {
    const output = audioOutput()
    const clock = clockOn(output, 60, 0.1)
    expect(clock.audioAnchor).toEqual({ frame: 60, time: 5.1 })
    output.currentTime = 5.05
    expect(clock.frame()).toBe(60)
    output.currentTime = 5.2
    expect(clock.frame()).toBeCloseTo(63)
  })

  it('is behind by the latency of the loudspeakers', () => {
    const output = { ...audioOutput(), outputLatency: 0.5 }
    const clock = clockOn(output, 0)
    output.currentTime = 7
    expect(clock.frame()).toBeCloseTo(45)
  })

  it('takes an unknown latency for none', () => {
    const output = { ...audioOutput(), outputLatency: Number.NaN }
    const clock = clockOn(output, 0)
    output.currentTime = 7
    expect(clock.frame()).toBeCloseTo(60)
  })

  it('suspends the output while pictures are waited for, and resumes it', () => {
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

describe('an output that stands still', () => {
  it('is given up after a second: the wall clock goes on from there, and nothing is heard', () => {
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

  it('is kept while it moves, however slowly', () => {
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

  it('is not given up while it is suspended, nor in the first second after', () => {
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

    it('goes by the wall clock, without a lead and without sound', () => {
      const clock = start()
      expect([clock.frame(), clock.audioAnchor]).toEqual([90, null])
      vi.advanceTimersByTime(2000)
      expect(clock.frame()).toBeCloseTo(150)
    })

    it('stands still while it is held, and goes on from where it stood', () => {
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
