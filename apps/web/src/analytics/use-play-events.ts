import { useState, type ReactEventHandler } from 'react'
import { createPlayEventTracker, portionOf, type FilmPosition, type PlayEventTracker } from './play-events.ts'
import { track } from './track.ts'

/** Place of a player in the product. */
type PlayPlace = 'preview_dialog' | 'story_page' | 'progress_page' | 'editor'
type PlayedStory = { readonly id: string; readonly category_id: string }

/** Video element handlers that send play events. */
export function usePlayEvents(story: PlayedStory, place: PlayPlace) {
  const [handlers] = useState(() => toHandlers(storyPlayWatcher(story, place)))
  return handlers
}

/** For players without a video element. */
export const storyPlayWatcher = ({ id, category_id }: PlayedStory, place: PlayPlace): PlayEventTracker =>
  createPlayEventTracker(
    (play_event, film) => track('story_video_play', { play_event, story_id: id, category_id, source: place, ...positionOf(film) }),
    () => performance.now(),
  )

/** Unknown before the video is loaded. */
const positionOf = (film: FilmPosition) =>
  film.duration > 0 ? { portion: portionOf(film), duration: Math.round(film.duration * 10) / 10 } : {}

const on =
  (report: (film: FilmPosition) => void): ReactEventHandler<HTMLVideoElement> =>
  ({ currentTarget }) =>
    report(currentTarget)

const toHandlers = (watcher: PlayEventTracker) => ({
  onLoadStart: on(watcher.loadStart),
  onPlay: on(watcher.play),
  onPause: on(watcher.pause),
  onEnded: on(watcher.ended),
  onSeeking: on(watcher.seeking),
  onSeeked: on(watcher.seeked),
  onTimeUpdate: on(watcher.timeUpdate),
  onError: on(watcher.error),
})
