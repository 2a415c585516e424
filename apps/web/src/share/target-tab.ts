import { openEditorTab, type EditorTab } from '../scratch/editor-tab.ts'

/** A blank tab, opened while the click is still handled, for a platform that is led to later. Source: HD-43. */
export type TargetTab = { readonly show: (href: string) => void; readonly close: EditorTab['close'] }

/** Where the browser gave no tab, the platform gets another try at its turn. */
export function openTargetTab(title: string): TargetTab {
  const tab = openEditorTab(title)
  return { show: (href) => tab.show(href, (address) => void window.open(address, '_blank', 'noopener')), close: tab.close }
}
