import { useState, type ComponentProps, type Ref } from 'react'

type FilmPlayerProps = {
  ref: Ref<HTMLVideoElement>
  src: string
  poster: string | null
  title: string
  width: number
  height: number
  /** Shown when the file does not play. */
  failedText: string
  autoPlay: boolean
  hasControls: boolean
  /** Hears what the film does. */
  events: Pick<ComponentProps<'video'>, Extract<keyof ComponentProps<'video'>, `on${string}`>>
}

/** A film in its own shape, as large as its box lets it be. */
export function FilmPlayer({ ref, src, poster, title, width, height, failedText, autoPlay, hasControls, events }: FilmPlayerProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <p role="alert" className="rounded-md bg-on-picture px-3 py-2 text-center text-14 text-text">
        {failedText}
      </p>
    )
  }
  return (
    <div className="@container-[size] grid size-full place-items-center">
      <video
        ref={ref}
        controls={hasControls}
        playsInline
        preload="metadata"
        autoPlay={autoPlay}
        src={src}
        poster={poster ?? undefined}
        aria-label={title}
        {...events}
        onError={(event) => {
          events.onError?.(event)
          setBroken(true)
        }}
        className="object-contain outline-none focus-visible:shadow-(--focus)"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100cqw, 100cqh * ${width / height})` }}
      />
    </div>
  )
}
