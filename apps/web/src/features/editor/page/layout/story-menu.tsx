import { canDuplicate } from '@fablecut/domain/story/status-rules'
import { aspectRatioOf } from '@fablecut/domain/timeline/output'
import { CopyPlus, Ellipsis, History, Languages, Proportions } from 'lucide-react'
import { useState } from 'react'
import type { StoryData } from '../../../../story-data/story-lists.ts'
import { useDuplicate } from '../../../../story-data/use-duplicate.ts'
import { shapeTexts } from '../../../../texts/editor/shape.ts'
import { translationTexts } from '../../../../texts/editor/translation.ts'
import { versionTexts } from '../../../../texts/editor/versions.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'
import { flushEdits } from '../../session/flush-edits.ts'
import { ShapeDialog } from '../../shape/shape-dialog.tsx'
import { TranslationDialog } from '../../translation/translation-dialog.tsx'
import { VersionsDialog } from '../../versions/versions-dialog.tsx'

const texts = versionTexts.menu

/** What concerns the story as a whole: its versions, its shape, a copy of it, and one in another language. `onReopen` loads the stored story. */
export function StoryMenu({ story, onReopen }: { story: Pick<StoryData, 'id' | 'status'>; onReopen: () => void }) {
  const session = useEditorSession()
  const [shown, setShown] = useState<'versions' | 'shape' | 'translation' | null>(null)
  const ratio = useEditor((state) => aspectRatioOf(state.story.size))
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const isNarrated = useEditor((editor) => editor.story.categoryId === 'script_to_video')
  const close = (): void => setShown(null)
  const { isBusy, duplicate } = useDuplicate(story.id)
  const saveAndDuplicate = async (): Promise<void> => {
    if (await flushEdits(session)) duplicate()
    else toast.error(versionTexts.unsaved)
  }
  return (
    <>
      <Menu trigger={<IconButton size="sm" label={texts.open} icon={<Ellipsis aria-hidden />} aria-busy={isBusy} tooltipSide="bottom" />}>
        <MenuItem icon={<History aria-hidden />} onSelect={() => setShown('versions')}>
          {texts.versions}
        </MenuItem>
        {canDuplicate(story.status) && !isReadOnly && (
          <MenuItem icon={<Proportions aria-hidden />} onSelect={() => setShown('shape')}>
            {shapeTexts.menu(ratio)}
          </MenuItem>
        )}
        {canDuplicate(story.status) && (
          <MenuItem icon={<CopyPlus aria-hidden />} onSelect={() => void saveAndDuplicate()}>
            {texts.duplicate}
          </MenuItem>
        )}
        {isNarrated && canDuplicate(story.status) && (
          <MenuItem icon={<Languages aria-hidden />} onSelect={() => setShown('translation')}>
            {translationTexts.menu}
          </MenuItem>
        )}
      </Menu>
      {shown === 'versions' && <VersionsDialog onClose={close} onReopen={onReopen} />}
      {shown === 'translation' && <TranslationDialog onClose={close} />}
      {shown === 'shape' && <ShapeDialog onClose={close} onChanged={onReopen} />}
    </>
  )
}
