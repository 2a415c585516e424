import { openEditorTab, type EditorTab } from '../../story-data/tabs/editor-tab.ts'

/** A blank tab opened during the click, to be navigated later. */
export type TargetTab = {
  /** Navigates the tab; false when it was blocked. */
  readonly show: (href: string) => boolean
  readonly close: EditorTab['close']
}

export function openTargetTab(title: string): TargetTab {
  const tab = openEditorTab(title)
  return {
    show(href) {
      let isShown = true
      tab.show(href, () => (isShown = false))
      return isShown
    },
    close: tab.close,
  }
}
