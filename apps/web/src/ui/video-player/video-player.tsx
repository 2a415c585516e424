import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { playerTexts as texts } from '../../texts/player.ts'
import { cx } from '../class-names.ts'
import { restorePlayback, playOrPause } from './playback.ts'
import { PlaybackError } from './playback-error.tsx'
import { BufferingIndicator } from './buffering-indicator.tsx'
import { PlayerBar } from './player-bar.tsx'
import { useAutoHidingControls } from './use-auto-hiding-controls.ts'
import { usePlaybackState } from './use-playback-state.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlayerKeys } from './use-player-keys.ts'

/** Event handlers of the video element. */
export type VideoEvents = Pick<ComponentProps<'video'>, Extract<keyof ComponentProps<'video'>, `on${string}`>>

export type VideoPlayerProps = {
  src: string
  poster?: string | null
  title: string
  /** Dimensions of the video. */
  width: number
  height: number
  /** Shown with a retry button when playback fails. */
  failedText: string
  autoPlay?: boolean
  /** Paused without controls, under an overlay. */
  isHeld?: boolean
  /** Called in addition to the player's own handlers. */
  events?: VideoEvents
}

/** A video in its own aspect ratio, as large as its box allows, with controls over its lower edge. */
export function VideoPlayer({ src, poster, title, width, height, failedText, autoPlay = false, isHeld = false, events }: VideoPlayerProps) {
  const player = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const [tries, setTries] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const brokenAt = useRef(0)
  const state = usePlaybackState(film)
  const controls = useAutoHidingControls(bar, state.isPlaying)
  const screen = useFullScreen(player, film)
  usePlayerKeys({ player, film: isHeld ? null : film, screen, onKey: controls.show })
  useEffect(() => {
    // Resumes at the previous position after a reload.
    if (film) restorePlayback(film, brokenAt.current)
  }, [film])
  useEffect(() => {
    if (isHeld) film?.pause()
  }, [film, isHeld])
  const keepFocus = () => {
    if (player.current?.contains(document.activeElement)) player.current.focus()
  }
  return (
    <div
      ref={player}
      // Time runs from left to right in every language.
      dir="ltr"
      role="group"
      aria-label={texts.name}
      tabIndex={-1}
      className={cx(
        '@container-[size] relative grid size-full place-items-center outline-none focus-visible:shadow-(--focus) [&:fullscreen]:bg-well',
        !controls.isShown && 'cursor-none',
      )}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && controls.show()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && controls.hide()}
      onFocus={controls.show}
    >
      {isBroken ? (
        <PlaybackError
          text={failedText}
          onRetry={() => {
            player.current?.focus()
            setBroken(false)
            setTries(tries + 1)
          }}
        />
      ) : (
        <>
          <video
            key={tries}
            ref={setFilm}
            playsInline
            preload="metadata"
            autoPlay={(autoPlay || tries > 0) && !isHeld}
            src={src}
            poster={poster ?? undefined}
            aria-label={title}
            {...events}
            onError={(event) => {
              events?.onError?.(event)
              brokenAt.current = event.currentTarget.currentTime
              keepFocus()
              setBroken(true)
            }}
            onPointerUp={({ pointerType, button }) => {
              if (film === null || isHeld || button !== 0) return
              if (pointerType === 'mouse' || !state.isPlaying) return playOrPause(film)
              if (controls.isShown) controls.hide()
              else controls.show()
            }}
            className="object-contain"
            style={{ aspectRatio: `${width} / ${height}`, width: `min(100cqw, 100cqh * ${width / height})` }}
          />
          {!isHeld && (
            <>
              <BufferingIndicator isWaiting={state.isWaiting} hasStarted={state.hasStarted} />
              <div
                className="pointer-events-none absolute inset-x-0"
                style={{ bottom: `calc((100cqh - min(100cqh, 100cqw * ${height / width})) / 2)` }}
              >
                <PlayerBar ref={bar} film={film} state={state} screen={screen} isShown={controls.isShown} />
              </div>
            </>
          )}
        </>
      )}
    </div>
  )
}
