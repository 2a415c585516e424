import { pageTexts } from '../../../texts/editor/page.ts'
import type { EditedStory } from './read-story.ts'

const texts = pageTexts.previewing

/** Notice of a preview whose images are generated while it is edited. */
export function RunningPreview({ progress }: Pick<EditedStory['story'], 'progress'>) {
  return (
    <p role="status" className="truncate text-text-2">
      <span className="max-xl:sr-only">{texts.note}</span> {progress && progress.total > 0 && texts.count(progress.done, progress.total)}
    </p>
  )
}
