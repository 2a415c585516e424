import { useEditorSession } from '../session/editor-context.tsx'
import { useStoryboard } from '../shots/use-storyboard.ts'

/** Adds a blank shot after the last one and opens its editor. */
export function useNewShot(): () => void {
  const session = useEditorSession()
  const { add } = useStoryboard()
  return () => {
    if (add()) session.showView('list')
  }
}
