import { musicTexts } from '../../../texts/music.ts'
import { cx } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'

/** Stands where the waveform comes: a song of the library is written at its first use, which takes seconds. */
export const PreparingSong = ({ className }: { className?: string }) => (
  <p role="status" className={cx('flex items-center gap-2 text-12 text-text-2', className)}>
    <Spinner /> {musicTexts.source.preparing}
  </p>
)
