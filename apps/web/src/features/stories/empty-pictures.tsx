import { cx } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'

const PICTURES = [
  { src: '/styles/vaporwave.webp', place: '-rotate-6 translate-x-4' },
  { src: '/art/hero.webp', place: 'z-10' },
  { src: '/styles/ghibli.webp', place: 'rotate-6 -translate-x-4' },
]

/** Three frames that the product's own painter made. */
export function EmptyPictures() {
  return (
    <div aria-hidden className="flex justify-center">
      {PICTURES.map(({ src, place }) => (
        <span key={src} className={cx('veil relative block h-16 w-28 overflow-hidden rounded-thumb bg-raised sm:h-27 sm:w-48', place)}>
          <Picture src={src} alt="" eager />
        </span>
      ))}
    </div>
  )
}
