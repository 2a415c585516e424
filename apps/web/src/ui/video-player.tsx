import { useState, type ComponentProps } from 'react'
import { cx } from './class-names.ts'

type VideoPlayerProps = {
  src: string
  poster?: string | null
  title: string
  /** The picture's own size; an upright film stands whole on its blurred poster. */
  width: number
  height: number
  /** Shown when the file does not play. */
  failedText: string
  autoPlay?: boolean
  /** Hears what the film does. */
  events?: Pick<ComponentProps<'video'>, Extract<keyof ComponentProps<'video'>, `on${string}`>>
  className?: string
}

/** A film in a well with the browser's own controls (keyboard, captions and full screen included). */
export function VideoPlayer({ src, poster, title, width, height, failedText, autoPlay = false, events, className }: VideoPlayerProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isUpright = height > width
  return (
    <div
      className={cx(
        'veil relative grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-well',
        isUpright && 'max-sm:aspect-4/5',
        className,
      )}
    >
      {isUpright && poster && (
        <img src={poster} alt="" aria-hidden className="absolute inset-0 size-full scale-110 object-cover blur-xl brightness-40" />
      )}
      {failedSrc === src ? (
        <p role="alert" className="relative px-4 text-center text-text-2">
          {failedText}
        </p>
      ) : (
        <video
          key={src}
          controls
          playsInline
          preload="metadata"
          autoPlay={autoPlay}
          src={src}
          poster={poster ?? undefined}
          aria-label={title}
          {...events}
          onError={(event) => {
            events?.onError?.(event)
            setFailedSrc(src)
          }}
          className="absolute inset-0 size-full object-contain"
        />
      )}
    </div>
  )
}
