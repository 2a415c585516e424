import { act, fireEvent } from '@testing-library/react'

// The simulated browser lacks the names of the states.
Object.assign(HTMLMediaElement, { NETWORK_LOADING: 2, HAVE_METADATA: 1, HAVE_FUTURE_DATA: 3, HAVE_ENOUGH_DATA: 4 })

export type MediaFacts = {
  readonly duration?: number
  readonly readyState?: number
  readonly networkState?: number
  readonly ended?: boolean
}

/** Gives a video or a sound what a browser reads from its file; a whole file of 100 seconds by default. */
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

/** What a browser reports after a change of the volume. */
export const reportVolume = (media: HTMLMediaElement): void => void fireEvent.volumeChange(media)

/** Moves a media element to a time, as playing does. */
export const playTo = (media: HTMLMediaElement, seconds: number): void =>
  act(() => {
    media.currentTime = seconds
    fireEvent.timeUpdate(media)
  })
