/** A page as it was fetched; `url` is where redirects led to. */
export type SongPage = { readonly url: URL; readonly html: string }

/** Where a song's sound is, and what it is called; the title is as the page has it. */
export type FoundSong = { readonly title: string; readonly audioUrl: string }

/** How songs of one service are found. */
export type SongResolver = {
  /** Hosts whose links are taken, with everything below them. Source: CD-59. */
  readonly hosts: readonly string[]
  /** Hosts that pages and sounds may come from besides. */
  readonly fileHosts: readonly string[]
  /** The song a page is about; `none`: it is about no song that can be heard; `unreadable`: it is not the page that people see. */
  readonly songOf: (page: SongPage) => FoundSong | 'none' | 'unreadable'
}

/** Whether a host is one of these, or below one of them. */
export const isHostOf = (host: string, hosts: readonly string[]): boolean => hosts.some((own) => host === own || host.endsWith(`.${own}`))
