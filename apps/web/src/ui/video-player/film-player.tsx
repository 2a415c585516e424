import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { playerTexts as texts } from '../../texts/player.ts'
import { cx } from '../class-names.ts'
import { begin, playOrPause } from './film-control.ts'
import { FilmTrouble } from './film-trouble.tsx'
import { FilmWaiting } from './film-waiting.tsx'
import { PlayerBar } from './player-bar.tsx'
import { useCalmBar } from './use-calm-bar.ts'
import { useFilm } from './use-film.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlayerKeys } from './use-player-keys.ts'

/** Handlers for what a film does. */
export type FilmEvents = Pick<ComponentProps<'video'>, Extract<keyof ComponentProps<'video'>, `on${string}`>>

export type FilmPlayerProps = {
  src: string
  poster?: string | null
  title: string
  /** The picture's own size. */
  width: number
  height: number
  /** Shown, with a way to try again, when the file does not play. */
  failedText: string
  autoPlay?: boolean
  /** Stands still, without its bar, under something else. */
  isHeld?: boolean
  /** Hears what the film does. */
  events?: FilmEvents
}

/** A film in its own shape, as large as its box lets it be, with a bar over its lower edge. */
export function FilmPlayer({ src, poster, title, width, height, failedText, autoPlay = false, isHeld = false, events }: FilmPlayerProps) {
  const player = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const [tries, setTries] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const brokenAt = useRef(0)
  const state = useFilm(film)
  const calm = useCalmBar(bar, state.isPlaying)
  const screen = useFullScreen(player, film)
  usePlayerKeys({ player, film: isHeld ? null : film, screen, onKey: calm.wake })
  useEffect(() => {
    // What is loaded again goes on where it was.
    if (film) begin(film, brokenAt.current)
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
      role="group"
      aria-label={texts.name}
      tabIndex={-1}
      className={cx(
        '@container-[size] relative grid size-full place-items-center outline-none focus-visible:shadow-(--focus) [&:fullscreen]:bg-well',
        !calm.isShown && 'cursor-none',
      )}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && calm.wake()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && calm.rest()}
      onFocus={calm.wake}
    >
      {isBroken ? (
        <FilmTrouble
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
              if (calm.isShown) calm.rest()
              else calm.wake()
            }}
            className="object-contain"
            style={{ aspectRatio: `${width} / ${height}`, width: `min(100cqw, 100cqh * ${width / height})` }}
          />
          {!isHeld && (
            <>
              <FilmWaiting isWaiting={state.isWaiting} hasStarted={state.hasStarted} />
              <div
                className="pointer-events-none absolute inset-x-0"
                style={{ bottom: `calc((100cqh - min(100cqh, 100cqw * ${height / width})) / 2)` }}
              >
                <PlayerBar ref={bar} film={film} state={state} screen={screen} isShown={calm.isShown} />
              </div>
            </>
          )}
        </>
      )}
    </div>
  )
}
