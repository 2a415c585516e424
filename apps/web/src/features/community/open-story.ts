declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The community story whose preview stands over this page, at the address `/story/community/{id}`. */
    communityStory?: string
  }
}

/** Where a card leads: its preview over the page one is on, at the story's own address; opened elsewhere it stands over the home page. */
export const previewOf = (id: string) =>
  ({
    to: '.',
    params: true,
    search: true,
    hash: true,
    state: { communityStory: id },
    mask: { to: '/story/community/$id', params: { id } },
    resetScroll: false,
  }) as const
