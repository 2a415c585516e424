import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { cx } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'

/** How long a touch plays a card. Source: C-083, C-111. */
const TOUCH_MILLISECONDS = 1_000

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether a card plays: while a mouse rests on it, or for a second after a touch. */
function usePreview() {
  const [isPlaying, setPlaying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !prefersStill() && setPlaying(true)
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPlaying(false)
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' || prefersStill()) return
    setPlaying(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPlaying(false), TOUCH_MILLISECONDS)
  }
  return { isPlaying, handlers: { onPointerEnter, onPointerLeave, onPointerDown } }
}

type PreviewCardProps = {
  group: string
  name: string
  value: string
  picture: string
  /** Plays on hover and touch. */
  video: string
  checked: boolean
  onSelect: () => void
}

/** A radio card with a picture that comes alive. A video that does not play leaves the picture. Source: CD-107. */
export function PreviewCard({ group, name, value, picture, video, checked, onSelect }: PreviewCardProps) {
  const { isPlaying, handlers } = usePreview()
  const [hasFailed, setFailed] = useState(false)
  return (
    <label className="group cursor-pointer" {...handlers}>
      <input type="radio" name={group} value={value} checked={checked} onChange={onSelect} aria-label={name} className="peer sr-only" />
      <span
        className={cx(
          'veil relative block aspect-[16/10] overflow-hidden rounded-thumb bg-raised peer-focus-visible:shadow-(--focus)',
          checked && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        <Picture src={picture} alt="" />
        {isPlaying && !hasFailed && (
          <video
            src={video}
            muted
            loop
            autoPlay
            playsInline
            aria-hidden
            onError={() => setFailed(true)}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {checked && (
          <span className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
            <Check aria-hidden className="size-3.5" strokeWidth={3} />
          </span>
        )}
      </span>
      <span className={cx('mt-1.5 block truncate text-12', checked ? 'font-strong text-text' : 'text-text-2 group-hover:text-text')}>
        {name}
      </span>
    </label>
  )
}
