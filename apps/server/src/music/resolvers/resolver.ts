/** A fetched page; `url` is the address after redirects. */
export type SongPage = { readonly url: URL; readonly html: string }

/** The audio URL of a song and its title as on the page. */
export type SongOnPage = { readonly title: string; readonly audioUrl: string }

/** Finds the song on pages of one service. */
export type SongResolver = {
  /** Hosts whose links are accepted, subdomains included. */
  readonly hosts: readonly string[]
  /** Further hosts that pages and audio files may be fetched from. */
  readonly fileHosts: readonly string[]
  /** The song of a page; `none`: a page without a playable song; `unreadable`: not the page that users see. */
  readonly songOf: (page: SongPage) => SongOnPage | 'none' | 'unreadable'
}

/** Whether a host is one of these or a subdomain. */
export const isHostOf = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
