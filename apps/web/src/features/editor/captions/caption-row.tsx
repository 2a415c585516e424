import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { timecode } from '@fablecut/domain/timeline/output'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { captionsTexts as texts } from '../../../texts/editor/captions.ts'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'
import { reportRefusal } from '../session/report-refusal.ts'
import { markLineEdited } from './edited-lines.ts'
import { useInlineEdit } from './use-inline-edit.ts'
import { nowSeconds } from '../session/now-seconds.ts'

type CaptionRowProps = {
  line: CaptionItem
  fps: number
  isCurrent: boolean
  isSelected: boolean
  /** Whether focusing a caption selects it; false when its properties would open over the list. */
  selectsOnFocus: boolean
  /** Only for a new caption: called when its field has been focused. */
  onWriting: (() => void) | undefined
}

/** Row of the list: time (seeks on click) and text, edited in place. */
export function CaptionRow({ line, fps, isCurrent, isSelected, selectsOnFocus, onWriting }: CaptionRowProps) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const time = timecode(line.startTimeInFrames, fps)
  const goThere = (isSelecting: boolean) => {
    if (isSelecting) session.select([line.id])
    playback.seek(line.startTimeInFrames)
  }
  const draft = useInlineEdit({
    text: line.caption.data.text,
    onCommit(text) {
      if (!reportRefusal(session.apply({ type: 'editCaptionText', itemId: line.id, text }))) markLineEdited(session, line.id)
    },
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const write = useEffectEvent(() => {
    field.current?.select()
    onWriting?.()
  })
  const isNew = onWriting !== undefined
  useEffect(() => {
    if (isNew) write()
  }, [isNew])
  return (
    <div
      aria-current={isCurrent || undefined}
      className={cx(
        'group relative flex items-start gap-1 rounded-md border py-1 pe-1 ps-2 hover:bg-raised',
        isCurrent ? 'border-accent-line bg-accent-soft' : isSelected ? 'border-line-2 bg-raised' : 'border-transparent',
      )}
    >
      <button
        type="button"
        aria-label={texts.seek(time)}
        onClick={() => goThere(true)}
        className="hit relative mt-1 shrink-0 text-12 text-text-3 tabular-nums hover:text-text"
      >
        {time}
      </button>
      <textarea
        {...draft}
        ref={field}
        rows={1}
        aria-label={texts.captionLabel(time)}
        placeholder={texts.placeholder}
        onFocus={() => goThere(selectsOnFocus)}
        className="field-sizing-content min-w-0 grow resize-none rounded-sm bg-transparent px-1.5 py-1 text-13 outline-none placeholder:text-text-off focus:bg-well focus:shadow-[0_0_0_1px_var(--c-accent)]"
      />
      <IconButton
        size="sm"
        label={texts.deleteCaption}
        icon={<Trash2 aria-hidden />}
        className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100"
        onClick={() => reportRefusal(session.apply({ type: 'deleteItems', itemIds: [line.id], nowSeconds: nowSeconds() }))}
      />
    </div>
  )
}
