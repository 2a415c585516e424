/** Views of the editor, as in its URL. */
export const EDITOR_VIEWS = ['list', 'video-editor'] as const
export type EditorView = (typeof EDITOR_VIEWS)[number]

export const EDITOR_PATH = '/story/editor'

/** Editor URL of a story; without a view the editor chooses. */
export const editorHref = (storyId: string, view?: EditorView): string =>
  `${EDITOR_PATH}?${new URLSearchParams({ story_id: storyId, ...(view && { view }) })}`

export type EditorSearch = { readonly story_id?: string | undefined; readonly view?: EditorView }

/**
 * Parses the editor's search parameters: ids may be parsed as numbers; unknown views fall back to the timeline. An invalid id is undefined rather than
 * absent: what is absent would be inherited unchecked from the root route.
 */
export function editorSearch({ story_id, view }: Record<string, unknown>): EditorSearch {
  const id = typeof story_id === 'string' || typeof story_id === 'number' ? String(story_id) : ''
  return { story_id: id === '' ? undefined : id, ...(view !== undefined && { view: view === 'list' ? 'list' : 'video-editor' }) }
}

export type EditorTab = {
  /** Navigates the tab; calls `navigate` when the tab was blocked; does nothing when it was closed. */
  readonly show: (href: string, navigate: (href: string) => void) => void
  readonly close: () => void
}

/** Opens a blank tab during the click, so that pop-up blockers allow it. */
export function openEditorTab(title: string): EditorTab {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = title
    tab.document.documentElement.style.colorScheme = 'dark'
  }
  return {
    show: (href, navigate) => {
      if (!tab) return navigate(href)
      if (!tab.closed) tab.location.replace(href)
    },
    close: () => tab?.close(),
  }
}
