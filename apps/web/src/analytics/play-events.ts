/** Values of `play_event` in the event `story_video_play`. */
export type PlayEvent = 'load_start' | 'start' | 'pause' | 'complete' | 'progress_25' | 'progress_50' | 'progress_75' | 'seeking' | 'error'

/** Playback position in seconds. `duration` is NaN until known. */
export type FilmPosition = {
  readonly currentTime: number
  readonly duration: number
  readonly ended: boolean
  readonly currentSrc?: string
}

/** Played portion of a loaded video: 0 to 1, two decimals. */
export const portionOf = ({ currentTime, duration }: Pick<FilmPosition, 'currentTime' | 'duration'>): number =>
  Math.round(100 * Math.min(1, Math.max(0, currentTime / duration))) / 100

export type PlayReport = (event: PlayEvent, position: FilmPosition) => void

export type PlayEventTracker = Record<
  'loadStart' | 'play' | 'pause' | 'ended' | 'seeking' | 'seeked' | 'timeUpdate' | 'error',
  (film: FilmPosition) => void
>

const QUARTERS = [
  [0.25, 'progress_25'],
  [0.5, 'progress_50'],
  [0.75, 'progress_75'],
] as const

/** Seeks closer together than this count as one, e.g. while dragging the seek bar. */
const ONE_SEEK_MILLISECONDS = 1_000

/**
 * Converts events of a video element into play events: start, each quarter and complete once per play-through. A skipped quarter does not count,
 * and a film reloaded after an error continues its play-through. `now` in milliseconds.
 */
export function createPlayEventTracker(report: PlayReport, now: () => number): PlayEventTracker {
  let hasStarted = false
  let isOver = false
  let sent = new Set<PlayEvent>()
  let watchedTo = 0
  let isSeeking = false
  let lastSeek = -Infinity
  /** Position of an error until playback resumes there. */
  let brokenAt: number | null = null
  let brokenSource: string | undefined

  const begin = () => {
    hasStarted = false
    isOver = false
    sent = new Set()
    watchedTo = 0
  }

  return {
    loadStart(film) {
      isSeeking = false
      if (brokenAt !== null && film.currentSrc === brokenSource) return
      brokenAt = null
      begin()
      report('load_start', film)
    },
    play(film) {
      if (isOver) begin()
      if (hasStarted) return
      hasStarted = true
      report('start', film)
    },
    pause(film) {
      if (!film.ended && !isSeeking) report('pause', film)
    },
    ended(film) {
      isOver = true
      report('complete', film)
    },
    seeking(film) {
      isSeeking = true
      // Restarting at the end is not a seek by the user.
      if (isOver && film.currentTime === 0) return
      if (film.currentTime === brokenAt) return
      if (now() - lastSeek >= ONE_SEEK_MILLISECONDS) report('seeking', film)
      lastSeek = now()
    },
    seeked(film) {
      isSeeking = false
      brokenAt = null
      watchedTo = film.currentTime
    },
    timeUpdate(film) {
      if (isSeeking || !(film.duration > 0)) return
      brokenAt = null
      for (const [part, event] of QUARTERS) {
        const at = part * film.duration
        if (watchedTo >= at || film.currentTime < at || sent.has(event)) continue
        sent.add(event)
        report(event, film)
      }
      watchedTo = film.currentTime
    },
    error(film) {
      brokenAt = film.currentTime
      brokenSource = film.currentSrc
      report('error', film)
    },
  }
}
