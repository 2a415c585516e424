import { Film, LayoutGrid } from 'lucide-react'
import { EDITOR_VIEWS } from '../../../../story-data/tabs/editor-tab.ts'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'

const ICONS = { 'video-editor': <Film aria-hidden />, list: <LayoutGrid aria-hidden /> }

/** `Editor` or `All Shots`. */
export function ViewSwitch() {
  const session = useEditorSession()
  const view = useEditor(({ viewMode }) => viewMode)
  return (
    <Segmented
      label={pageTexts.views.label}
      size="sm"
      value={view}
      segments={EDITOR_VIEWS.toReversed().map((value) => ({ value, label: pageTexts.views[value], icon: ICONS[value] }))}
      onValueChange={(next) => session.showView(next)}
    />
  )
}
