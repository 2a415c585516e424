import type { CaptionStyle } from '@fablecut/domain/captions/style'
import { endFrame } from '@fablecut/domain/timeline/frames'
import type { CaptionItem, Timeline } from '@fablecut/domain/timeline/model'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { captionsTexts } from '../../../texts/editor/captions.ts'
import { fieldClass } from '../../../ui/form/field-style.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { reportRefusal } from '../session/report-refusal.ts'
import { markLineEdited } from './edited-lines.ts'
import { WordHighlightFields } from './word-highlight-fields.tsx'
import { effectiveStyle } from './effective-style.ts'
import { StyleFields } from './style-fields.tsx'
import { TimeField } from './time-field.tsx'
import { useInlineEdit } from './use-inline-edit.ts'
import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import { nowSeconds } from '../session/now-seconds.ts'

const texts = captionsTexts.editor

/** Editor of a caption: text, times and style, for one or all captions. */
export function CaptionEditor({ itemId }: { itemId: string }) {
  const item = useEditor(({ document }) => captionOf(document.timeline, itemId))
  const [isForAll, setForAll] = useState(true)
  if (!item) return null
  return (
    <div className="grid gap-4 p-4">
      <Head item={item} />
      <TextField key={`text ${item.id}`} item={item} />
      <Times key={`times ${item.id}`} item={item} />
      <div className="grid gap-3 border-t border-line pt-4">
        <label htmlFor="caption-to-all" className="flex items-center justify-between text-13">
          {texts.applyToAll}
          <Switch id="caption-to-all" label={texts.applyToAll} checked={isForAll} onCheckedChange={setForAll} />
        </label>
        <Looks item={item} isForAll={isForAll} />
      </div>
    </div>
  )
}

function captionOf({ tracks }: Timeline, itemId: string): CaptionItem | undefined {
  for (const { items } of tracks) {
    const item = items.find(({ id }) => id === itemId)
    if (item?.type === 'caption') return item
  }
  return undefined
}

/** Edits of a caption; changes of text or times mark it as edited by hand. */
function useLineEdit(itemId: string) {
  const session = useEditorSession()
  return (edit: TimelineEdit) => {
    if (!reportRefusal(session.apply(edit))) markLineEdited(session, itemId)
  }
}

function Head({ item }: { item: CaptionItem }) {
  const session = useEditorSession()
  return (
    <header className="flex min-h-8 items-center justify-between">
      <h2 className="text-14 font-strong">{texts.title}</h2>
      <IconButton
        size="sm"
        label={texts.delete}
        keys="Del"
        icon={<Trash2 aria-hidden />}
        onClick={() => reportRefusal(session.apply({ type: 'deleteItems', itemIds: [item.id], nowSeconds: nowSeconds() }))}
      />
    </header>
  )
}

function TextField({ item }: { item: CaptionItem }) {
  const edit = useLineEdit(item.id)
  const draft = useInlineEdit({
    text: item.caption.data.text,
    onCommit: (text) => edit({ type: 'editCaptionText', itemId: item.id, text }),
  })
  return (
    <textarea
      {...draft}
      rows={3}
      aria-label={texts.text}
      placeholder={captionsTexts.placeholder}
      className={fieldClass('md', 'field-sizing-content h-auto max-h-60 min-h-20 py-2')}
    />
  )
}

function Times({ item }: { item: CaptionItem }) {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const edit = useLineEdit(item.id)
  const [start, end] = [item.startTimeInFrames, endFrame(item)]
  const set = (startFrame: number, end: number) => edit({ type: 'setCaptionTimes', itemId: item.id, startFrame, endFrame: end })
  return (
    <div className="grid grid-cols-2 gap-3">
      <TimeField label={texts.start} frame={start} fps={fps} onFrameChange={(frame) => set(frame, end)} />
      <TimeField label={texts.end} frame={end} fps={fps} onFrameChange={(frame) => set(start, frame)} />
    </div>
  )
}

function Looks({ item, isForAll }: { item: CaptionItem; isForAll: boolean }) {
  const session = useEditorSession()
  const frame = useEditor(({ story }) => story.size)
  const { fps, captions } = useEditor(({ document }) => document.timeline.globalConfig)
  const fields = {
    style: effectiveStyle(item, captions.style, frame),
    gesture: { onBegin: session.beginGesture, onEnd: session.endGesture },
    onStyle: (style: CaptionStyle) => void reportRefusal(session.apply({ type: 'styleCaptions', itemId: item.id, style, toAll: isForAll })),
  }
  return (
    <>
      <StyleFields {...fields} />
      <WordHighlightFields {...fields} item={item} fps={fps} />
    </>
  )
}
