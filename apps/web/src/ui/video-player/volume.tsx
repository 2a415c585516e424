import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { playerTexts as texts } from '../../texts/player.ts'
import { Slider } from '../form/slider.tsx'
import { BarButton } from './bar-button.tsx'
import { setMuted, setVolume } from './playback.ts'
import type { PlaybackState } from './use-playback-state.ts'

type VolumeProps = Pick<PlaybackState, 'isMuted' | 'volume'> & { film: HTMLVideoElement | null }

/** Mute button with a volume slider that expands on hover and focus. Hidden on phones. */
export function Volume({ film, isMuted, volume }: VolumeProps) {
  return (
    <div className="group/volume flex items-center max-md:hidden">
      <BarButton
        label={isMuted ? texts.unmute : texts.mute}
        keys="M"
        icon={isMuted ? <VolumeX /> : volume < 0.5 ? <Volume1 /> : <Volume2 />}
        onClick={() => film && setMuted(film, !isMuted)}
      />
      <div className="w-0 overflow-hidden opacity-0 transition-[width,opacity] duration-(--m-base) group-hover/volume:w-18 group-hover/volume:opacity-100 group-has-[:focus-visible]/volume:w-18 group-has-[:focus-visible]/volume:opacity-100 touch:hidden">
        <div className="w-18 px-1.5">
          <Slider
            label={texts.volume}
            look="film"
            value={isMuted ? 0 : Math.round(100 * volume)}
            min={0}
            max={100}
            step={5}
            valueText={(percent) => `${percent}%`}
            onValueChange={(percent) => film && setVolume(film, percent / 100)}
          />
        </div>
      </div>
    </div>
  )
}
