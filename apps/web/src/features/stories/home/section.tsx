import type { ReactNode } from 'react'

type SectionProps = {
  title: string
  aside?: ReactNode
  note?: ReactNode
  /** Below the title if there is no room for `aside`: under 640 px. */
  phoneNote?: ReactNode
  children: ReactNode
}

/** Section of the home page: title, aside, content. */
export function Section({ title, aside, note, phoneNote, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-4 pt-7 sm:pt-9">
      <div className="grid gap-1">
        <div className="flex min-h-7 items-center justify-between gap-4">
          <h2 className="text-16 font-strong">{title}</h2>
          {aside}
        </div>
        {note && <p className="text-13 text-text-3">{note}</p>}
        {phoneNote && <p className="text-13 text-text-3 sm:hidden">{phoneNote}</p>}
      </div>
      {children}
    </section>
  )
}
