import { cx } from '../class-names.ts'
import { FilmPlayer, type FilmPlayerProps } from './film-player.tsx'

type VideoPlayerProps = Omit<FilmPlayerProps, 'isHeld'> & { className?: string }

/** A film in a well; an upright one stands whole on its blurred poster. */
export function VideoPlayer({ className, ...film }: VideoPlayerProps) {
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
      <FilmPlayer key={film.src} {...film} />
    </div>
  )
}
