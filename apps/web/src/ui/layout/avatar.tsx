import { Avatar as Base } from '@base-ui/react/avatar'
import { cx } from '../class-names.ts'

/** First letters of the first and last word: `Ada Lovelace` -> `AL`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

/** A round picture, or the initials of the name. Decorative: the surrounding control has the name. */
export function Avatar({ name, src, className }: { name: string; src: string | null; className?: string }) {
  return (
    <Base.Root
      className={cx(
        '@container grid size-8.5 shrink-0 place-items-center overflow-hidden rounded-full border border-line-2 bg-hover',
        className,
      )}
    >
      {src && <Base.Image src={src} alt="" className="size-full object-cover" />}
      <Base.Fallback aria-hidden className="text-[max(12px,30cqw)] font-strong text-text-2">
        {initialsOf(name)}
      </Base.Fallback>
    </Base.Root>
  )
}
