import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'

const texts = adminEnginesTexts.connections

/** The connections in the order of their use, and what adds or changes one. */
export function ConnectionsSection({ connections, providers }: Pick<WireConnections, 'connections' | 'providers'>) {
  const [edited, setEdited] = useState<WireConnection | 'new' | null>(null)
  const id = useId()
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
      {texts.add}
    </Button>
  )
  return (
    <section aria-labelledby={id} className="mt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-16 font-strong">
            {texts.title}
          </h2>
          <p className="mt-1 max-w-160 text-13 text-pretty text-text-3">{texts.note}</p>
        </div>
        {connections.length > 0 && add}
      </div>
      {connections.length === 0 && <EmptyState className="mt-4" text={texts.empty} action={add} />}
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {connections.map((connection) => (
          <li key={connection.id} className="min-w-0">
            <ConnectionCard connection={connection} onChange={() => setEdited(connection)} />
          </li>
        ))}
      </ul>
      {edited !== null && (
        <ConnectionDialog providers={providers} connection={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}
