import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'

type PanelProps = { title: string; note?: string; children: ReactNode }

/** Part of a staff page: title, note, content. */
export function Panel({ title, note, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full p-4 sm:p-5">
        <h2 id={id} className="text-14 font-strong">
          {title}
        </h2>
        {note && <p className="mt-1 text-12 text-pretty text-text-3">{note}</p>}
        <div className="mt-3">{children}</div>
      </Card>
    </section>
  )
}
