import type { PlayEventTracker } from '../../../analytics/play-events.ts'

type Film = { readonly frame: number; readonly totalFrames: number; readonly fps: number }

/** Reports playback events of the editor's player. */
export type PlaybackEvents = {
  loaded(film: Film): void
  played(film: Film): void
  paused(film: Film): void
  sought(film: Film): void
  moved(film: Film): void
  ended(film: Film): void
  failed(film: Film): void
}

const at = ({ frame, totalFrames, fps }: Film, ended = false) => ({ currentTime: frame / fps, duration: totalFrames / fps, ended })

/** Maps player events to those of a video element. */
export const createPlaybackEvents = (watcher: PlayEventTracker): PlaybackEvents => ({
  loaded: (film) => watcher.loadStart(at(film)),
  played: (film) => watcher.play(at(film)),
  paused: (film) => watcher.pause(at(film)),
  sought(film) {
    watcher.seeking(at(film))
    watcher.seeked(at(film))
  },
  moved: (film) => watcher.timeUpdate(at(film)),
  ended: (film) => watcher.ended(at({ ...film, frame: film.totalFrames }, true)),
  failed: (film) => watcher.error(at(film)),
})
