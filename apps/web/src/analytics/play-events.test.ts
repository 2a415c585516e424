import { expect, test } from 'vitest'
import { createPlayEventTracker, portionOf, type FilmPosition, type PlayEvent } from './play-events.ts'

/** Video events of a film of 100 seconds, with a fake clock. */
function openFilm() {
  const events: PlayEvent[] = []
  let clock = 0
  let time = 0
  let currentSrc = '/media/first/film.mp4'
  const watcher = createPlayEventTracker(
    (event) => events.push(event),
    () => clock,
  )
  const film = (ended = false): FilmPosition => ({ currentTime: time, duration: 100, ended, currentSrc })
  return {
    events,
    load: () => watcher.loadStart({ currentTime: 0, duration: Number.NaN, ended: false, currentSrc }),
    /** Another file replaces it, starting from its beginning. */
    replace(source: string) {
      currentSrc = source
      time = 0
    },
    play: () => watcher.play(film()),
    pause: () => watcher.pause(film()),
    fail: () => watcher.error(film()),
    wait: (milliseconds: number) => void (clock += milliseconds),
    /** Continues playback in steps of a quarter of a second. */
    playTo(seconds: number) {
      while (time < seconds) {
        time = Math.min(seconds, time + 0.25)
        watcher.timeUpdate(film())
      }
    },
    end() {
      watcher.pause(film(true))
      watcher.ended(film(true))
    },
    seek(seconds: number) {
      time = seconds
      watcher.seeking(film())
      watcher.timeUpdate(film())
      watcher.seeked(film())
    },
  }
}

const THROUGH: PlayEvent[] = ['start', 'progress_25', 'progress_50', 'progress_75', 'complete']

test('playing a film sends load, start, three quartiles and end, each once', () => {
  const film = openFilm()
  film.load()
  film.play()
  film.playTo(100)
  film.end()
  expect(film.events).toEqual(['load_start', ...THROUGH])
})

test('playing a film again sends a second play-through', () => {
  const film = openFilm()
  film.load()
  for (const _ of [1, 2]) {
    film.play()
    film.playTo(100)
    film.end()
    film.seek(0)
  }
  expect(film.events).toEqual(['load_start', ...THROUGH, ...THROUGH])
})

test('a pause is sent, and resuming is not a second start', () => {
  const film = openFilm()
  film.play()
  film.playTo(30)
  film.pause()
  film.play()
  film.playTo(40)
  expect(film.events).toEqual(['start', 'progress_25', 'pause'])
})

test('a skipped quartile is sent once it is watched', () => {
  const film = openFilm()
  film.play()
  film.seek(60)
  film.playTo(80)
  film.wait(5_000)
  film.seek(20)
  film.playTo(100)
  film.end()
  expect(film.events).toEqual(['start', 'seeking', 'progress_75', 'seeking', 'progress_25', 'progress_50', 'complete'])
})

test('dragging the seek bar sends one seek', () => {
  const film = openFilm()
  film.play()
  for (let second = 10; second < 60; second += 1) {
    film.wait(40)
    film.seek(second)
  }
  expect(film.events).toEqual(['start', 'seeking'])
})

test('a loading error is sent', () => {
  const film = openFilm()
  film.load()
  film.fail()
  expect(film.events).toEqual(['load_start', 'error'])
})

test('a film reloaded after an error continues: nothing is sent twice, and restoring the position is not a seek', () => {
  const film = openFilm()
  film.load()
  film.play()
  film.playTo(60)
  film.fail()
  film.load()
  film.play()
  film.seek(60)
  film.playTo(70)
  film.seek(60)
  film.playTo(100)
  film.end()
  expect(film.events).toEqual(['load_start', 'start', 'progress_25', 'progress_50', 'error', 'seeking', 'progress_75', 'complete'])
})

test('a new export after a playback error sends its own load and start', () => {
  const film = openFilm()
  film.load()
  film.play()
  film.playTo(30)
  film.fail()
  film.replace('/media/second/film.mp4')
  film.load()
  film.play()
  expect(film.events).toEqual(['load_start', 'start', 'progress_25', 'error', 'load_start', 'start'])
})

test.each([
  [3.333, 10, 0.33],
  [10, 10, 1],
  [10.04, 10, 1],
  [0, 10, 0],
])('at %d s of %d s the watched portion is %d (H-101)', (currentTime, duration, portion) => {
  expect(portionOf({ currentTime, duration })).toBe(portion)
})
