import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cx } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/layout/picture.tsx'
import { usePlayOnHover } from '../../../ui/hooks/play-on-hover.ts'

type PreviewCardProps = {
  group: string
  name: string
  value: string
  /** Image URL, or a replacement element. */
  picture: ReactNode
  /** Plays on hover and touch. */
  video?: string
  /** Secondary text beside the name. */
  note?: string
  checked: boolean
  onSelect: () => void
}

/** A radio card whose image is replaced by a video on hover; by the image again when the video fails. */
export function PreviewCard({ group, name, value, picture, video, note, checked, onSelect }: PreviewCardProps) {
  const { isPlaying, handlers } = usePlayOnHover()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <label className="group cursor-pointer" {...handlers}>
      <input type="radio" name={group} value={value} checked={checked} onChange={onSelect} aria-label={name} className="peer sr-only" />
      <span
        className={cx(
          'veil relative block aspect-[16/10] overflow-hidden rounded-thumb bg-raised peer-focus-visible:shadow-(--focus)',
          checked && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        {typeof picture === 'string' ? <Picture src={picture} alt="" /> : picture}
        {isPlaying && video && !hasFailed && (
          <video
            src={video}
            muted
            loop
            autoPlay
            playsInline
            aria-hidden
            onError={() => setHasFailed(true)}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {checked && (
          <span className="absolute top-1.5 end-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
            <Check aria-hidden className="size-3.5" strokeWidth={3} />
          </span>
        )}
      </span>
      <span className={cx('mt-1.5 block truncate text-12', checked ? 'font-strong text-text' : 'text-text-2 group-hover:text-text')}>
        {name}
        {note && <span className="block truncate font-regular text-text-3">{note}</span>}
      </span>
    </label>
  )
}
