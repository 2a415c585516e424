import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'

type SectionProps = {
  /** Fragment of the address that leads here. */
  anchor?: string
  title: string
  note?: string
  children: ReactNode
}

/** Section of the account page: title, note, content. */
export function Section({ anchor, title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id}>
      <Card className="p-4 sm:p-5">
        <h2 id={id} className="text-16 font-strong">
          {title}
        </h2>
        {note && <p className="mt-1 text-13 text-pretty text-text-2">{note}</p>}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  )
}
