import { musicTexts } from '../../../texts/music/music.ts'
import { cx } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'

/** Placeholder of the waveform: a library song is rendered on first use, which takes seconds. */
export const PreparingSong = ({ className }: { className?: string }) => (
  <p role="status" className={cx('flex items-center gap-2 text-12 text-text-2', className)}>
    <Spinner /> {musicTexts.source.preparing}
  </p>
)
