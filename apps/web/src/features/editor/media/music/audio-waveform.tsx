import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useMemo, useSyncExternalStore } from 'react'
import { cx } from '../../../../ui/class-names.ts'
import { useSoundSeconds } from '../../../../ui/hooks/sound-player.ts'
import { waveforms } from '../../timeline/media-cache.ts'
import { waveformBars } from './waveform-bars.ts'

const [BARS, PITCH, HEIGHT] = [44, 3, 18]

/** Waveform of an audio asset; the played part is bright. */
export function AudioWaveform({ asset: { id, subtype, metadata } }: { asset: MediaAsset }) {
  const peaks = useSyncExternalStore(waveforms.subscribe, () => waveforms.of(id))
  const seconds = useSoundSeconds(id)
  const path = useMemo(() => (peaks ? pathOf(waveformBars(peaks.peaks, BARS)) : ''), [peaks])
  const progress = seconds === null || !metadata?.duration ? 0 : seconds / metadata.duration
  const stroke = subtype === 'voiceover' ? 'stroke-voice' : 'stroke-music'
  return (
    <svg aria-hidden viewBox={`0 0 ${BARS * PITCH} ${HEIGHT}`} preserveAspectRatio="none" className="h-4.5 w-full" strokeWidth={1.5}>
      <path d={path} className={cx(stroke, seconds !== null && 'opacity-45')} vectorEffect="non-scaling-stroke" />
      {seconds !== null && (
        <path d={path} className={stroke} vectorEffect="non-scaling-stroke" style={{ clipPath: `inset(0 ${(1 - progress) * 100}% 0 0)` }} />
      )}
    </svg>
  )
}

function pathOf(bars: readonly number[]): string {
  return bars
    .map((bar, index) => {
      const half = Math.max(1, bar * (HEIGHT - 2)) / 2
      return `M${index * PITCH + 1} ${HEIGHT / 2 - half}V${HEIGHT / 2 + half}`
    })
    .join('')
}
