/** The two faces of the editor, as its address names them. */
export const EDITOR_VIEWS = ['list', 'video-editor'] as const
export type EditorView = (typeof EDITOR_VIEWS)[number]

export const EDITOR_PATH = '/story/editor'

/** Address of a story in the editor; without a view the editor opens as it likes. */
export const editorHref = (storyId: string, view?: EditorView): string =>
  `${EDITOR_PATH}?${new URLSearchParams({ story_id: storyId, ...(view && { view }) })}`

export type EditorSearch = { readonly story_id?: string; readonly view?: EditorView }

/** Query of the editor's address: an id may look like a number, any other view is the timeline. */
export function editorSearch({ story_id, view }: Record<string, unknown>): EditorSearch {
  const id = typeof story_id === 'string' || typeof story_id === 'number' ? String(story_id) : ''
  return { ...(id !== '' && { story_id: id }), ...(view !== undefined && { view: view === 'list' ? 'list' : 'video-editor' }) }
}

export type EditorTab = {
  /** Leads the tab to an address; where the browser gave no tab `here` is called, and one that was closed meanwhile stays closed. */
  readonly show: (href: string, here: (href: string) => void) => void
  readonly close: () => void
}

/** A blank tab, opened while the click is still handled so that no pop-up blocker minds. */
export function openEditorTab(title: string): EditorTab {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = title
    tab.document.documentElement.style.colorScheme = 'dark'
  }
  return {
    show: (href, here) => {
      if (!tab) return here(href)
      if (!tab.closed) tab.location.replace(href)
    },
    close: () => tab?.close(),
  }
}
