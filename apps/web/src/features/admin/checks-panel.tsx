import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import { adminTexts } from '../../texts/admin/operations.ts'
import { StatusDot } from '../../ui/feedback/status-dot.tsx'
import { Panel } from './panel.tsx'

const texts = adminTexts.checks

/** What the API process needs, and what is wrong with it. */
export const ChecksPanel = ({ checks, version }: Pick<Overview, 'checks' | 'version'>) => (
  <Panel title={texts.title} note={adminTexts.version(version)}>
    <ul className="divide-y divide-line">
      {checks.map(({ name, reason }) => (
        <li key={name} className="flex items-baseline justify-between gap-4 py-2 text-13">
          <span className="font-medium">{texts.names[name] ?? name}</span>
          <StatusDot tone={reason === null ? 'success' : 'danger'} word={reason ?? texts.ok} className="text-end whitespace-normal!" />
        </li>
      ))}
    </ul>
  </Panel>
)
