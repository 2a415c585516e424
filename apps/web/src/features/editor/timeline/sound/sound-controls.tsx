import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { hasWaveform } from '../clips/has-waveform.ts'
import { FadeHandle } from './fade-handle.tsx'
import type { SoundAround } from './sound-band.ts'
import { VolumeLine } from './volume-line.tsx'

type SoundControlsProps = { item: TimelineItem; sound: SoundAround; width: number; height: number; pxPerFrame: number }

/** Narrower clips have no handles beside those of their edges, in px. */
const MIN_WIDTH = 64

/** Handles of a selected sound, or of a clip that is heard: its fades and its volume. */
export function SoundControls({ item, sound, width, height, pxPerFrame }: SoundControlsProps) {
  if (width < MIN_WIDTH || !hasWaveform(item, pxPerFrame)) return null
  return (
    <>
      <VolumeLine item={item} around={sound} height={height} pxPerFrame={pxPerFrame} />
      <FadeHandle fade="fade-in" {...{ item, width, pxPerFrame }} fps={sound.fps} />
      <FadeHandle fade="fade-out" {...{ item, width, pxPerFrame }} fps={sound.fps} />
    </>
  )
}
