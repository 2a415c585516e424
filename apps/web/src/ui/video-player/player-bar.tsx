import { Maximize, Minimize, Pause, Play } from 'lucide-react'
import type { Ref } from 'react'
import { playerTexts as texts } from '../../texts/player.ts'
import { cx } from '../class-names.ts'
import { BarButton } from './bar-button.tsx'
import { playOrPause } from './playback.ts'
import { SeekBar } from './seek-bar.tsx'
import type { PlaybackState } from './use-playback-state.ts'
import type { useFullScreen } from './use-full-screen.ts'
import { Volume } from './volume.tsx'

type PlayerBarProps = {
  ref: Ref<HTMLDivElement>
  film: HTMLVideoElement | null
  state: PlaybackState
  screen: ReturnType<typeof useFullScreen>
  isShown: boolean
}

/**
 * Play, position, volume and full screen at the lower edge of a video, on an opaque background that hides the watermark in that corner. Always
 * reachable by Tab.
 */
export function PlayerBar({ ref, film, state, screen, isShown }: PlayerBarProps) {
  return (
    <div
      ref={ref}
      className={cx(
        'flex items-center gap-0.5 bg-linear-to-t from-bg from-60% to-transparent px-2 pt-8 pb-1.5 transition-opacity duration-(--m-slow) md:gap-1 md:px-3',
        isShown ? 'pointer-events-auto' : 'opacity-0 has-[:focus-visible]:pointer-events-auto has-[:focus-visible]:opacity-100',
      )}
    >
      <BarButton
        label={state.isPlaying ? texts.pause : texts.play}
        keys="K"
        icon={state.isPlaying ? <Pause /> : <Play />}
        onClick={() => film && playOrPause(film)}
      />
      <SeekBar film={film} isPlaying={state.isPlaying} duration={state.duration} />
      <Volume film={film} isMuted={state.isMuted} volume={state.volume} />
      {screen.toggle && (
        <BarButton
          label={screen.isFull ? texts.leaveFullScreen : texts.enterFullScreen}
          keys="F"
          icon={screen.isFull ? <Minimize /> : <Maximize />}
          onClick={screen.toggle}
        />
      )}
    </div>
  )
}
