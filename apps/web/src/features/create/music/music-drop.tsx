import { FileMusic, Link2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { musicTexts } from '../../../texts/music/music.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useFileDrop } from '../../../ui/form/use-file-drop.ts'

const { source: texts, upload } = musicTexts

type MusicDropProps = {
  isBusy: boolean
  onFile: (file: File | undefined) => void
  onUpload: () => void
  onPasteLink: () => void
  /** The featured songs, as a third source. */
  picker: ReactNode
}

/** Drop zone for a song, with alternatives. */
export function MusicDrop({ isBusy, onFile, onUpload, onPasteLink, picker }: MusicDropProps) {
  const { isOver, zone } = useFileDrop(([file]) => void (isBusy || onFile(file)))
  return (
    <div
      {...zone}
      data-over={isOver || undefined}
      className={cx(
        'quick grid min-h-40 grid-cols-1 place-items-center rounded-card border border-dashed px-4 py-5 text-center',
        isOver ? 'border-info bg-info-soft' : 'border-line-2 bg-well',
      )}
    >
      {isBusy && (
        <p role="status" className="col-start-1 row-start-1 flex items-center gap-2 text-13 text-text-2">
          <Spinner /> {upload.busy}
        </p>
      )}
      {/* Keeps its height while the song is loading. */}
      <div className={cx('col-start-1 row-start-1 grid justify-items-center gap-3', isBusy && 'invisible')}>
        <FileMusic aria-hidden className={cx('size-6', isOver ? 'text-info' : 'text-text-3')} />
        <p className="max-w-80 text-13 text-balance text-text-2">{texts.drop}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon={<Link2 />} onClick={onPasteLink}>
            {texts.pasteLink}
          </Button>
          <Button icon={<Upload />} onClick={onUpload}>
            {texts.upload}
          </Button>
          {picker}
        </div>
      </div>
    </div>
  )
}
