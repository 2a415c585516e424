import { act, fireEvent } from '@testing-library/react'

// happy-dom lacks the constants of the ready states.
Object.assign(HTMLMediaElement, { NETWORK_LOADING: 2, HAVE_METADATA: 1, HAVE_FUTURE_DATA: 3, HAVE_ENOUGH_DATA: 4 })

export type MediaFacts = {
  readonly duration?: number
  readonly readyState?: number
  readonly networkState?: number
  readonly ended?: boolean
}

/** Sets the metadata that a browser reads from a media file; by default completely loaded, 100 seconds long. */
export function loadMedia<T extends HTMLMediaElement>(
  media: T,
  { duration = 100, readyState = 4, networkState = 1, ended = false }: MediaFacts = {},
): T {
  for (const [name, value] of Object.entries({ duration, readyState, networkState, ended })) {
    Object.defineProperty(media, name, { value, configurable: true })
  }
  fireEvent.loadedMetadata(media)
  return media
}

/** Events that a browser sends after a change of the volume. */
export const reportVolume = (media: HTMLMediaElement): void => void fireEvent.volumeChange(media)

/** Moves a media element to a time, like playback does. */
export const setPlaybackTime = (media: HTMLMediaElement, seconds: number): void =>
  act(() => {
    media.currentTime = seconds
    fireEvent.timeUpdate(media)
  })
