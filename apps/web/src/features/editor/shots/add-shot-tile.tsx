import { Plus } from 'lucide-react'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { useEditor } from '../session/editor-context.tsx'
import { useStoryboard } from './use-storyboard.ts'

/** Tile after the last card. */
export function AddShotTile() {
  const { add } = useStoryboard()
  const { width, height } = useEditor(({ story }) => story.size)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  if (isReadOnly) return null
  return (
    <li>
      <button
        type="button"
        onClick={() => add()}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="quick flex w-full flex-col items-center justify-center gap-2 rounded-card border border-dashed border-field text-13 font-medium text-text-2 hover:border-text-2 hover:text-text"
      >
        <Plus aria-hidden className="size-5" />
        {texts.add}
      </button>
    </li>
  )
}
