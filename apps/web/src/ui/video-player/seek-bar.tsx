import { playerTexts as texts } from '../../texts/player.ts'
import { Slider } from '../form/slider.tsx'
import { formatDuration } from '../../texts/format.ts'
import { seekTo } from './playback.ts'
import { positionAfterKey } from './player-keys.ts'
import { SeekHint } from './seek-hint.tsx'
import { usePlaybackTime } from './use-playback-state.ts'

type SeekBarProps = { film: HTMLVideoElement | null; isPlaying: boolean; duration: number }

/** Current time, duration and the seek slider. */
export function SeekBar({ film, isPlaying, duration }: SeekBarProps) {
  const at = Math.min(usePlaybackTime(film, isPlaying), duration)
  const total = duration > 0 ? formatDuration(duration) : ''
  const seek = (seconds: number) => film && seekTo(film, seconds)
  return (
    <>
      <span className="min-w-8 text-center text-12 font-medium text-text tabular-nums">{formatDuration(at)}</span>
      <SeekHint
        duration={duration}
        onKeyDownCapture={(event) => {
          const seconds = positionAfterKey(event.key, film?.currentTime ?? 0, duration)
          if (seconds === null) return
          event.preventDefault()
          event.stopPropagation()
          seek(seconds)
        }}
      >
        <Slider
          label={texts.position}
          look="film"
          value={at}
          min={0}
          max={duration || 1}
          step={0.1}
          valueText={(seconds) => texts.positionOf(formatDuration(seconds), total)}
          onValueChange={seek}
        />
      </SeekHint>
      <span className="min-w-8 text-center text-12 text-text tabular-nums">{total}</span>
    </>
  )
}
