import { openEditorTab, type EditorTab } from '../../story-data/editor-tab.ts'

/** A blank tab, opened while the click is still handled, for a platform that is led to later. */
export type TargetTab = {
  /** False: the browser gave no tab. */
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
