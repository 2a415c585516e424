import type { RefObject } from 'react'
import { musicTexts } from '../../../texts/music/music.ts'
import { LinkDialog } from './link-dialog.tsx'
import { TrimDialog } from './trim/trim-dialog.tsx'
import type { SongImport } from './use-song-import.ts'

type SongStepsProps = {
  intake: SongImport
  /** Ref of the hidden file input, which a button opens. */
  file: RefObject<HTMLInputElement | null>
}

/** File picker, link dialog and trim dialog of an import. */
export function SongSteps({ intake: { takeFile, link, trim }, file }: SongStepsProps) {
  return (
    <>
      <input
        ref={file}
        type="file"
        accept="audio/*"
        aria-label={musicTexts.upload.label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          takeFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <LinkDialog open={link.isOpen} onOpenChange={link.setOpen} onGrabbed={link.onGrabbed} />
      <TrimDialog trimming={trim.now} onClose={trim.close} onDone={trim.finish} />
    </>
  )
}
