import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { cx } from '../class-names.ts'

type ImageDropProps = {
  label: string
  hint: string
  file: File | null
  /** MIME types of the file picker. */
  accept: string
  /** All files of one choice or drop; the caller decides which it takes. */
  onFiles: (files: readonly File[]) => void
}

/** A square that takes a picture by picker or drop, and shows it. */
export function ImageDrop({ label, hint, file, accept, onFiles }: ImageDropProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'quick relative grid aspect-square w-28 shrink-0 cursor-pointer place-items-center overflow-hidden rounded-thumb border border-dashed text-center text-12 text-text-3 has-focus-visible:shadow-(--focus) hover:bg-hover',
        isOver ? 'border-accent bg-hover' : 'border-line-2 bg-well',
      )}
    >
      <input
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {file ? (
        <LocalPicture file={file} />
      ) : (
        <span className="grid justify-items-center gap-1.5 px-2">
          <ImagePlus aria-hidden className="size-5" />
          {hint}
        </span>
      )}
    </label>
  )
}

/** The picture of a file that is still here alone. */
function LocalPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" className="absolute inset-0 size-full object-cover" />
}
