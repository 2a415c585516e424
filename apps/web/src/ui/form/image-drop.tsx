import { ImagePlus } from 'lucide-react'
import { cx } from '../class-names.ts'
import { LocalPicture } from './local-picture.tsx'
import { useFileDrop } from './use-file-drop.ts'

type ImageDropProps = {
  label: string
  hint: string
  file: File | null
  /** MIME types of the file picker. */
  accept: string
  /** Whether the file picker allows several files. Default: one. */
  multiple?: boolean
  /** Called with all selected or dropped files. */
  onFiles: (files: readonly File[]) => void
  /** Called when `file` cannot be shown as an image. */
  onUnreadable?: () => void
}

/** Square drop zone for an image with a preview. */
export function ImageDrop({ label, hint, file, accept, multiple = false, onFiles, onUnreadable }: ImageDropProps) {
  const { isOver, zone } = useFileDrop(onFiles)
  return (
    <label
      {...zone}
      className={cx(
        'quick relative grid aspect-square w-28 shrink-0 cursor-pointer place-items-center overflow-hidden rounded-thumb border border-dashed text-center text-12 text-text-3 has-focus-visible:shadow-(--focus) hover:bg-hover',
        isOver ? 'border-accent bg-hover' : 'border-line-2 bg-well',
      )}
    >
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {file ? (
        <LocalPicture file={file} onUnreadable={() => onUnreadable?.()} />
      ) : (
        <span className="grid justify-items-center gap-1.5 px-2">
          <ImagePlus aria-hidden className="size-5" />
          {hint}
        </span>
      )}
    </label>
  )
}
