import { shotOf } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { X } from 'lucide-react'
import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useScrollFocus } from '../../../ui/hooks/use-scroll-focus.ts'
import { useOverlayPanes } from '../page/layout/use-overlay-panes.ts'
import { useEditor } from '../session/editor-context.tsx'
import { ShotEditor } from '../shot/shot-editor.tsx'
import { useStoryboard } from './use-storyboard.ts'

/** Editor of the selected shot, 372 px wide; below 1280 px an overlay. */
export function ShotPane() {
  const isOverlay = useOverlayPanes()
  const shotId = useEditor(({ selectedShotId, document }) =>
    selectedShotId !== null && shotOf(document.shots, selectedShotId) ? selectedShotId : null,
  )
  const { select } = useStoryboard()
  const scroll = useScrollFocus()
  if (isOverlay && shotId === null) return null
  return (
    <aside
      {...scroll}
      aria-label={texts.editor}
      className={cx(
        'w-93 shrink-0 overflow-y-auto border-s border-line bg-surface',
        isOverlay && 'absolute inset-y-0 end-0 z-20 max-w-[calc(100%-48px)] shadow-pop',
      )}
    >
      {isOverlay && (
        <div className="flex justify-end border-b border-line p-1">
          <IconButton size="sm" label={texts.closeEditor} icon={<X aria-hidden />} onClick={() => select(null)} />
        </div>
      )}
      {shotId === null ? (
        <p className="grid h-full min-h-40 place-items-center p-4 text-13 text-text-3">{texts.noneSelected}</p>
      ) : (
        <ShotEditor key={shotId} shotId={shotId} />
      )}
    </aside>
  )
}
