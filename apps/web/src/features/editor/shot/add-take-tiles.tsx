import { fromWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useQueryClient } from '@tanstack/react-query'
import { History, Upload } from 'lucide-react'
import { useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { cx } from '../../../ui/class-names.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { chooseFile } from '../media/upload/choose-file.ts'
import { MediaPicker } from '../media/media-picker.tsx'
import { uploadToStory } from '../media/upload/upload-to-story.ts'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { TILE_CLASS } from './take-tile.tsx'
import { useShotEdit } from './use-shot-edit.ts'

const reportError = (error: unknown) => toast.error(messageOf(error))

/** Adds a take by upload or from existing media; it becomes the active one. */
export function AddTakeTiles({ shotId, kind: type }: { shotId: string; kind: 'image' | 'video' }) {
  const session = useEditorSession()
  const client = useQueryClient()
  const storyId = useEditor(({ story }) => story.id)
  const [isOpen, setOpen] = useState(false)
  const { choose } = useShotEdit(shotId)
  const take = async (asset: MediaAsset): Promise<void> => {
    const { media_resource } = await api.media.create({
      story_id: storyId,
      shot_id: shotId,
      type: type,
      url: asset.url,
      title: asset.title,
    })
    const own = fromWireMediaAsset(media_resource)
    session.putAssets([own])
    const take = {
      id: own.id,
      type,
      status: 'completed',
      message: null,
      asset: own,
      madeBy: null,
      prompt: null,
      plan: null,
      createdAt: null,
    } as const
    choose(take)
    await client.invalidateQueries({ queryKey: query.shots.getMedia.key({ input: { storyId, shotId } }) })
  }
  const upload = () =>
    chooseFile(type, ([file]) => {
      if (file) uploadToStory(session, file).then(take).catch(reportError)
    })
  return (
    <>
      <li>
        <AddTile label={texts.takes.upload} icon={<Upload aria-hidden className="size-4" />} onClick={upload} />
      </li>
      <li>
        <AddTile label={texts.takes.history} icon={<History aria-hidden className="size-4" />} onClick={() => setOpen(true)} />
        <MediaPicker
          open={isOpen}
          onOpenChange={setOpen}
          type={type}
          max={1}
          isAdded={() => false}
          onPick={([picked]) => {
            if (picked) void take(picked).catch(reportError)
          }}
        />
      </li>
    </>
  )
}

type AddTileProps = { label: string; icon: React.ReactNode; onClick: () => void }

export function AddTile({ label, icon, onClick }: AddTileProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className={cx(TILE_CLASS, 'border border-dashed border-field bg-transparent text-text-2 hover:text-text')}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
