import { cx } from '../class-names.ts'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

type FramedVideoPlayerProps = Omit<VideoPlayerProps, 'isHeld'> & { className?: string }

/** A video in a 16:9 frame; a portrait one is letterboxed on its blurred poster. */
export function FramedVideoPlayer({ className, ...film }: FramedVideoPlayerProps) {
  const isUpright = film.height > film.width
  return (
    <div
      className={cx(
        'veil relative isolate grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-well',
        isUpright && 'max-sm:aspect-4/5',
        className,
      )}
    >
      {isUpright && film.poster && (
        <img
          src={film.poster}
          alt=""
          aria-hidden
          className="absolute inset-0 -z-10 size-full scale-110 object-cover blur-xl brightness-40"
        />
      )}
      <VideoPlayer key={film.src} {...film} />
    </div>
  )
}
