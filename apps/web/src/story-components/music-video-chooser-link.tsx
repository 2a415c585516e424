import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the music video chooser is open over this page. */
    musicVideoChooser?: true
  }
}

/** Opens the music video chooser over the current page at `/music-video`; after a reload it is over the home page. */
export const MusicVideoChooserLink = (props: Omit<ComponentProps<'a'>, 'href'>) => (
  <Link
    {...props}
    to="."
    params
    search
    hash
    state={{ musicVideoChooser: true }}
    mask={{ to: '/music-video', unmaskOnReload: true }}
    resetScroll={false}
    preload={false}
  />
)
