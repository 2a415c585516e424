import { useEffect, useState } from 'react'

/** Playback state of a video element. `duration` in seconds, 0 until known. */
export type PlaybackState = {
  readonly isPlaying: boolean
  /** Playing but buffering. */
  readonly isWaiting: boolean
  readonly hasStarted: boolean
  readonly duration: number
  readonly isMuted: boolean
  /** 0 to 1. */
  readonly volume: number
}

const BEFORE: PlaybackState = { isPlaying: false, isWaiting: false, hasStarted: false, duration: 0, isMuted: false, volume: 1 }

const TELLING = `loadstart loadedmetadata durationchange loadeddata canplay emptied suspend stalled
  play playing pause ended waiting seeking seeked volumechange`.split(/\s+/u)

/** Follows a video element; without one nothing plays. */
export function usePlaybackState(film: HTMLVideoElement | null): PlaybackState {
  const [state, setState] = useState(BEFORE)
  useEffect(() => {
    if (film === null) return
    const look = () => setState(stateOf(film))
    look()
    for (const event of TELLING) film.addEventListener(event, look)
    return () => {
      for (const event of TELLING) film.removeEventListener(event, look)
    }
  }, [film])
  return film ? state : BEFORE
}

function stateOf(film: HTMLVideoElement): PlaybackState {
  const { paused, ended, autoplay, readyState, networkState, currentTime, duration, muted, volume } = film
  const isBeginning = autoplay && currentTime === 0 && networkState === HTMLMediaElement.NETWORK_LOADING
  return {
    isPlaying: !paused && !ended,
    isWaiting: readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !ended && (!paused || isBeginning),
    hasStarted: !paused || currentTime > 0,
    duration: Number.isFinite(duration) ? duration : 0,
    isMuted: muted || volume === 0,
    volume,
  }
}

/** Current time in seconds, rounded to a tenth. */
export function usePlaybackTime(film: HTMLVideoElement | null, isPlaying: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (film === null) return
    let frame = 0
    const look = () => setSeconds(Math.round(film.currentTime * 10) / 10)
    const follow = () => {
      look()
      frame = requestAnimationFrame(follow)
    }
    if (isPlaying) follow()
    else look()
    const events = ['timeupdate', 'seeking', 'seeked', 'emptied', 'ended']
    for (const event of events) film.addEventListener(event, look)
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) film.removeEventListener(event, look)
    }
  }, [film, isPlaying])
  return seconds
}
