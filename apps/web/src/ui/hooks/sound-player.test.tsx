import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playSound, stopSound, toggleSound, usePlayingSound, useSoundSeconds } from './sound-player.ts'

function Sounds() {
  const playing = usePlayingSound()
  return (
    <p>
      {playing ?? 'silence'} {useSoundSeconds('waves') ?? 'nowhere'}
    </p>
  )
}
const text = () => document.querySelector('p')?.textContent
const sounds: HTMLAudioElement[] = []
const last = () => sounds.at(-1)!
const onFailure = vi.fn<() => void>()
const options = { onFailure }

beforeEach(() => {
  sounds.length = 0
  onFailure.mockClear()
  vi.stubGlobal('Audio', function StubbedAudio(address: string) {
    const sound = document.createElement('audio')
    sound.src = address
    sounds.push(sound)
    return sound
  })
  render(<Sounds />)
})
afterEach(() => act(() => stopSound()))

const passTo = (seconds: number) => {
  last().currentTime = seconds
  fireEvent.timeUpdate(last())
}

test('a sound plays from its start and reports its position until it ends', () => {
  act(() => playSound('waves', '/waves.mp3', { ...options, volume: 0.4 }))
  expect(text()).toBe('waves 0')
  expect([last().volume, last().paused, last().src.endsWith('/waves.mp3')]).toEqual([0.4, false, true])
  passTo(3)
  expect(text()).toBe('waves 3')
  fireEvent.ended(last())
  expect(text()).toBe('silence nowhere')
})

test('one sound plays at a time', () => {
  act(() => playSound('waves', '/waves.mp3', options))
  act(() => playSound('rain', '/rain.mp3', options))
  expect([sounds[0]!.paused, sounds[1]!.paused]).toEqual([true, false])
  expect(text()).toBe('rain nowhere')
  fireEvent.ended(sounds[0]!)
  fireEvent.timeUpdate(sounds[0]!)
  expect(text()).toBe('rain nowhere')
  expect(sounds[0]!.volume).toBe(1)
})

test('a sound pauses at its position and resumes there', () => {
  act(() => toggleSound('waves', '/waves.mp3', options))
  passTo(7)
  act(() => toggleSound('waves', '/waves.mp3', options))
  expect([last().paused, text()]).toEqual([true, 'silence 7'])
  act(() => toggleSound('waves', '/waves.mp3', options))
  expect([last().paused, text(), sounds.length]).toEqual([false, 'waves 7', 1])
})

test('a range plays from its start to its end', () => {
  act(() => playSound('waves', '/waves.mp3', { ...options, from: 10, until: 12 }))
  expect([last().currentTime, text()]).toEqual([10, 'waves 10'])
  passTo(11)
  expect(text()).toBe('waves 11')
  passTo(12)
  expect([text(), last().paused]).toEqual(['silence nowhere', true])
})

test('playback does not overshoot the end of a range', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  act(() => playSound('waves', '/waves.mp3', { ...options, until: 12 }))
  passTo(11.8)
  last().currentTime = 12
  act(() => void vi.advanceTimersByTime(190))
  expect(text()).toBe('waves 11.8')
  act(() => void vi.advanceTimersByTime(20))
  expect(text()).toBe('silence nowhere')
  vi.useRealTimers()
})

test('stopping by key does not stop a sound with another key', () => {
  act(() => playSound('waves', '/waves.mp3', options))
  act(() => stopSound('rain'))
  expect(text()).toBe('waves 0')
  act(() => stopSound('waves'))
  expect(text()).toBe('silence nowhere')
})

test('a playback error is reported, an interruption by a pause is not', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await act(async () => playSound('waves', '/waves.mp3', options))
  expect(onFailure).not.toHaveBeenCalled()
  expect(text()).toBe('waves 0')
  play.mockRejectedValueOnce(new Error('NotSupportedError'))
  await act(async () => playSound('rain', '/rain.mp3', options))
  expect(onFailure).toHaveBeenCalledOnce()
  expect(text()).toBe('silence nowhere')
  expect(screen.getByText('silence nowhere')).toBeTruthy()
})
