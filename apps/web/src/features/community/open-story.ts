declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the community story whose preview is open, at `/story/community/{id}`. */
    communityStory?: string
  }
}

/** Link of a card: opens its preview over the current page under the story's own URL. */
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
