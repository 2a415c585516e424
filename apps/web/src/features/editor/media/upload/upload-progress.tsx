import type { UploadingAsset } from '@fablecut/domain/timeline/edit/media/uploading-asset'
import { X } from 'lucide-react'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { cancelUpload } from './upload-to-story.ts'

const texts = mediaTexts.upload

/** Progress of an upload, as a tile or row. */
export function UploadProgress({ upload, isRow = false }: { upload: UploadingAsset; isRow?: boolean }) {
  const { id, fileName } = upload
  return (
    <li className="relative grid min-w-0 gap-1">
      <div
        className={
          isRow
            ? 'rounded-md border border-line bg-well p-3'
            : 'grid aspect-video w-full items-end rounded-md border border-line bg-well p-2'
        }
      >
        <Status upload={upload} />
      </div>
      <span className="truncate text-12 text-text-2">{fileName}</span>
      <IconButton
        size="sm"
        label={texts.cancel(fileName)}
        icon={<X aria-hidden />}
        className="absolute! top-0.5 end-0.5 size-6!"
        onClick={() => cancelUpload(id)}
      />
    </li>
  )
}

function Status({ upload: { fileName, status, progress, error } }: { upload: UploadingAsset }) {
  if (status === 'processing')
    return (
      <span role="status" className="flex items-center gap-2 text-12 text-text-2">
        <Spinner />
        {texts.processing}
      </span>
    )
  const percent = Math.floor(progress)
  return (
    <div className="grid min-w-0 gap-1">
      {error !== null && <span className="line-clamp-2 pe-5 text-11 text-text-2">{error}</span>}
      <Progress label={texts.uploading} percent={percent} value={`${percent}%`} valueText={`${fileName}: ${percent}%`} />
    </div>
  )
}
