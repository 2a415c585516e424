import { cx } from '../ui/class-names.ts'
import { Picture } from '../ui/layout/picture.tsx'

/** The outer images are moved inwards, which is the other way from right to left. */
const PLACES = [
  '-rotate-6 translate-x-4 rtl:rotate-6 rtl:-translate-x-4',
  'z-10',
  'rotate-6 -translate-x-4 rtl:-rotate-6 rtl:translate-x-4',
] as const

/** Three fanned-out images, by their URLs. */
export function EmptyStateImages({ pictures }: { pictures: readonly [string, string, string] }) {
  return (
    <div aria-hidden className="flex justify-center">
      {pictures.map((src, at) => (
        <span key={src} className={cx('veil relative block h-16 w-28 overflow-hidden rounded-thumb bg-raised sm:h-27 sm:w-48', PLACES[at])}>
          <Picture src={src} alt="" eager />
        </span>
      ))}
    </div>
  )
}
