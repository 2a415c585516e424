import type { Shot } from '@fablecut/domain/story/shots/shot'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { ChevronLeft, ChevronRight, Eye, EyeOff, Trash2 } from 'lucide-react'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { useShotEdit } from './use-shot-edit.ts'

/** Number and duration of the shot, previous and next buttons. */
export function ShotHeader({ shot }: { shot: Shot }) {
  const session = useEditorSession()
  const document = useEditor((state) => state.document)
  const viewMode = useEditor((state) => state.viewMode)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const { hide, remove } = useShotEdit(shot.shotId)
  const listed = listedShots(document.shots)
  const index = listed.findIndex(({ shotId }) => shotId === shot.shotId)
  const { tracks, globalConfig } = document.timeline
  const item = tracks.find(({ isPrimary }) => isPrimary)?.items.find(({ shotId }) => shotId === shot.shotId)
  const go = (by: number) => {
    const next = listed[index + by]
    if (!next) return
    const items = tracks.find(({ isPrimary }) => isPrimary)?.items.filter(({ shotId }) => shotId === next.shotId) ?? []
    session.store.setState({ selectedShotId: next.shotId })
    if (viewMode === 'video-editor' && items[0]) session.select([items[0].id])
  }
  return (
    <header className="flex items-center gap-2">
      <h2 className="text-16 font-strong">{index < 0 ? texts.hiddenName : texts.name(index + 1)}</h2>
      {item && <span className="text-12 text-text-3 tabular-nums">{texts.seconds(item.durationInFrames / globalConfig.fps)}</span>}
      <span className="ms-auto flex items-center">
        <IconButton size="sm" label={texts.previous} icon={<ChevronLeft aria-hidden />} disabled={index <= 0} onClick={() => go(-1)} />
        <IconButton
          size="sm"
          label={texts.next}
          icon={<ChevronRight aria-hidden />}
          disabled={index < 0 || index >= listed.length - 1}
          onClick={() => go(1)}
        />
        <IconButton
          size="sm"
          label={shot.isHidden ? texts.unhide : texts.hide}
          icon={shot.isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          disabled={isReadOnly}
          onClick={() => hide(!shot.isHidden)}
        />
        {shot.shotType !== 'auto' && (
          <IconButton size="sm" label={texts.remove} icon={<Trash2 aria-hidden />} disabled={isReadOnly} onClick={remove} />
        )}
      </span>
    </header>
  )
}
