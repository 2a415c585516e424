import { FILE_TYPE_RULES } from '@fablecut/domain/story/file-types'
import { useQueryClient } from '@tanstack/react-query'
import { Film, History, ImageOff, Trash2, Upload } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { StoryData } from '../../../story-data/story-lists.ts'
import { validateFile } from '../../../api/validate-file.ts'
import { shareTexts } from '../../../texts/share.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useFileDrop } from '../../../ui/form/use-file-drop.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { HistoryDialog } from '../../../story-components/history-dialog.tsx'
import { removeThumbnail, setThumbnail, uploadAndUse } from './save-thumbnail.ts'
import { thumbnailMessage } from './thumbnail-message.ts'

const PickFrameDialog = lazy(async () => ({ default: (await import('../cover-frame/pick-frame-dialog.tsx')).PickFrameDialog }))

const texts = shareTexts.thumbnail
const PLATE = 'border-transparent bg-on-picture! text-text! hover:bg-hover! grow'

type ThumbnailChooserProps = { story: StoryData; onHold: (isHeld: boolean) => void }

/** Thumbnail of a story: uploaded, chosen from existing images, or a frame of the film. */
export function ThumbnailChooser({ story, onHold }: ThumbnailChooserProps) {
  const [layer, setLayer] = useState<'history' | 'frame' | null>(null)
  const { isBusy, upload, pick, putFrame, remove } = useThumbnailChanges(story)
  useEffect(() => {
    onHold(layer !== null)
    return () => onHold(false)
  }, [layer, onHold])
  const close = () => setLayer(null)
  const openFrames = () => (story.last_export_url === null ? void toast.error(texts.exportFirst) : setLayer('frame'))
  return (
    <section className="grid gap-2.5">
      <h3 className="text-13 font-strong text-text">{texts.title}</h3>
      <Box story={story} isBusy={isBusy} onFile={upload} onDelete={remove}>
        <Button size="sm" className={PLATE} icon={<Film aria-hidden />} onClick={openFrames}>
          {texts.pick}
        </Button>
        <FileButton onFile={upload} />
        <Button size="sm" className={PLATE} icon={<History aria-hidden />} onClick={() => setLayer('history')}>
          {texts.history}
        </Button>
      </Box>
      {story.last_export_url === null && <p className="text-12 text-text-3">{texts.exportRequired}</p>}
      {layer === 'history' && (
        <HistoryDialog
          onClose={close}
          onPick={(url) => {
            close()
            void pick(url)
          }}
        />
      )}
      {layer === 'frame' && story.last_export_url !== null && (
        <Suspense fallback={null}>
          <PickFrameDialog url={story.last_export_url} onClose={close} onPick={(frame) => putFrame(frame.blob)} />
        </Suspense>
      )}
    </section>
  )
}

function useThumbnailChanges(story: StoryData) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = async (work: () => Promise<unknown>, textOf: (error: unknown) => string): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      toast.error(textOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    upload: (file: File) => {
      const error = validateFile(file, 'image')
      if (error !== null) return void toast.error(error)
      void change(() => uploadAndUse(client, story.id, file), thumbnailMessage)
    },
    pick: (url: string) =>
      change(
        () => setThumbnail(client, story.id, url),
        () => texts.historyFailed,
      ),
    putFrame: (blob: Blob) =>
      change(
        () => uploadAndUse(client, story.id, new File([blob], 'frame.jpg', { type: 'image/jpeg' })),
        () => texts.frameFailed,
      ),
    remove: () =>
      void change(
        () => removeThumbnail(client, story.id),
        () => texts.deleteFailed,
      ),
  }
}

type BoxProps = { story: StoryData; isBusy: boolean; onFile: (file: File) => void; onDelete: () => void; children: ReactNode }

/** Drop zone, 169 px high. */
function Box({ story, isBusy, onFile, onDelete, children }: BoxProps) {
  const { isOver, zone } = useFileDrop(([file]) => {
    if (file && !isBusy) onFile(file)
  })
  const url = story.last_export_thumbnail_url
  return (
    <div
      data-thumbnail
      {...zone}
      className={cx('veil relative h-[169px] overflow-hidden rounded-thumb bg-well', isOver && 'outline-2 outline-info')}
    >
      {url === null ? (
        <Empty />
      ) : (
        <Picture key={url} src={url} alt={texts.alt} upright={story.metadata.height > story.metadata.width} eager fallback={<Empty />} />
      )}
      {isBusy ? (
        <div role="status" className="absolute inset-0 z-10 grid place-items-center bg-scrim">
          <Spinner />
          <span className="sr-only">{texts.uploading}</span>
        </div>
      ) : (
        <>
          {story.is_thumbnail_modified && (
            <IconButton
              size="sm"
              label={texts.delete}
              icon={<Trash2 />}
              className="absolute! top-2 end-2 z-10 border-transparent bg-on-picture! text-text! hover:bg-hover!"
              onClick={onDelete}
            />
          )}
          <div className="absolute inset-x-2 bottom-2 z-10 flex gap-1.5">{children}</div>
        </>
      )}
    </div>
  )
}

const Empty = () => (
  <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 pb-6 text-12 text-text-3">
    <ImageOff aria-hidden className="size-5" />
    {texts.none}
  </span>
)

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" className={PLATE} icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
        {texts.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={FILE_TYPE_RULES.image.types.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
    </>
  )
}
