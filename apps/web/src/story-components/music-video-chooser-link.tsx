import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The chooser of music videos stands over this page. */
    musicVideoChooser?: true
  }
}

/** Opens the chooser of music videos over the page one is on, at the address `/music-video`; opened elsewhere or reloaded it stands over the home page. */
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
