import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayback } from './playback.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function started(totalFrames = 100) {
  const calls: string[] = []
  const note =
    (name: string) =>
    (frame?: number): void =>
      void calls.push(frame === undefined ? name : `${name} ${frame}`)
  const beforePlay = vi.fn<() => void>()
  const playback = createPlayback({ totalFrames: () => totalFrames, beforePlay })
  const driver = {
    play: note('play'),
    pause: note('pause'),
    seek: note('seek'),
    shuttle: (frame: number, rate: number) => void calls.push(`shuttle ${frame} ${rate}`),
  }
  const detach = playback.attach(driver)
  return { playback, calls, beforePlay, detach, driver, state: playback.store.getState }
}

test('the playhead moves at once, the player at most every 50 ms', () => {
  const { playback, calls, state } = started()
  for (const frame of [10, 20, 30]) playback.seek(frame)
  expect([state().frame, calls]).toEqual([30, ['seek 0']])
  vi.advanceTimersByTime(50)
  expect(calls).toEqual(['seek 0', 'seek 30'])
  playback.seek(40)
  vi.advanceTimersByTime(50)
  expect(calls.at(-1)).toBe('seek 40')
})

test.each([
  [-5, 0],
  [12.6, 13],
  [500, 99],
])('a seek to %d goes to frame %d', (frame, expected) => {
  const { playback, state } = started()
  playback.seek(frame)
  expect(state().frame).toBe(expected)
})

test("an empty film can't be sought", () => {
  const { playback, state } = started(0)
  playback.seek(5)
  expect(state().frame).toBe(0)
})

test('playback starts at the playhead, from the last frame at the beginning, and drops a pending seek', () => {
  const { playback, calls, beforePlay, state } = started()
  playback.seek(98)
  playback.play()
  expect([calls.at(-1), state().isPlaying, beforePlay.mock.calls.length]).toEqual(['play 98', true, 1])
  playback.play()
  expect(beforePlay).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(100)
  expect(calls.at(-1)).toBe('play 98')
  playback.pause()
  playback.pause()
  expect(calls.filter((call) => call === 'pause')).toHaveLength(1)
  playback.seek(99)
  playback.toggle()
  expect(calls.at(-1)).toBe('play 0')
  playback.toggle()
  expect(calls.at(-1)).toBe('pause')
})

test('playback stops at the end and returns to the beginning', () => {
  const { playback, calls, state } = started()
  playback.play()
  playback.onFrame(99)
  playback.onLoading(true)
  expect(state()).toEqual({ frame: 99, isPlaying: true, isLoading: true, rate: 1, isLooping: false })
  playback.onEnded()
  expect(state()).toMatchObject({ frame: 0, isPlaying: false })
  expect(calls.at(-1)).toBe('seek 0')
})

test('a detached player is not called; detaching an earlier one does not detach a later one', () => {
  const { playback, calls, detach } = started()
  const later: number[] = []
  const detachLater = playback.attach({
    play: (frame) => void later.push(frame),
    pause: () => undefined,
    seek: () => undefined,
    shuttle: () => undefined,
  })
  detach()
  playback.play()
  expect([later, calls]).toEqual([[0], ['seek 0']])
  playback.pause()
  detachLater()
  playback.play()
  expect(later).toEqual([0])
})

test('L plays, again faster and at most eight times; J goes backward, and at the start it stops', () => {
  const { playback, calls, state } = started()
  playback.seek(50)
  vi.advanceTimersByTime(50)
  playback.shuttle(1)
  expect(calls.at(-1)).toBe('play 50')
  for (const rate of [2, 4, 8]) {
    playback.shuttle(1)
    expect([calls.at(-1), state().rate]).toEqual([`shuttle 50 ${rate}`, rate])
  }
  const before = calls.length
  playback.shuttle(1)
  expect(calls).toHaveLength(before)
  playback.shuttle(-1)
  expect([calls.at(-1), state().isPlaying]).toEqual(['shuttle 50 -1', true])
  playback.shuttle(-1)
  expect(calls.at(-1)).toBe('shuttle 50 -2')
  playback.onFrame(0)
  expect(state()).toMatchObject({ frame: 0, isPlaying: false, rate: 1 })
  expect(calls.at(-1)).toBe('pause')
  playback.shuttle(-1)
  expect([calls.at(-1), state().isPlaying]).toEqual(['pause', false])
})

test('a range that is repeated plays from its start again; playback that began after it goes on', () => {
  let range: { startFrame: number; endFrame: number } | undefined = { startFrame: 20, endFrame: 40 }
  const playback = createPlayback({ totalFrames: () => 100, range: () => range })
  const calls: string[] = []
  playback.attach({
    play: (frame) => void calls.push(`play ${frame}`),
    pause: () => undefined,
    seek: (frame) => void calls.push(`seek ${frame}`),
    shuttle: () => undefined,
  })
  const frame = () => playback.store.getState().frame
  playback.setLooping(true)
  playback.seek(30)
  vi.advanceTimersByTime(50)
  playback.play()
  playback.onFrame(39)
  playback.onFrame(40)
  expect(frame()).toBe(20)
  vi.advanceTimersByTime(50)
  expect(calls.at(-1)).toBe('seek 20')
  playback.seek(60)
  playback.onFrame(61)
  expect(frame()).toBe(61)
  range = { startFrame: 50, endFrame: 100 }
  playback.onEnded()
  expect([frame(), calls.at(-1), playback.store.getState().isPlaying]).toEqual([50, 'play 50', true])
  playback.setLooping(false)
  playback.onEnded()
  expect([frame(), playback.store.getState().isPlaying]).toEqual([0, false])
})
