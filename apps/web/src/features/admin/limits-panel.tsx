import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import { adminTexts } from '../../texts/admin/operations.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Panel } from './panel.tsx'

const texts = adminTexts.limits

/** The limits of the installation, with the names of their settings. */
export const LimitsPanel = ({ limits }: Pick<Overview, 'limits'>) => (
  <Panel title={texts.title} note={texts.note}>
    <dl className="gap-x-10 sm:columns-2">
      {limits.map(({ name, value, is_default: isDefault }) => (
        <div key={name} className="flex break-inside-avoid items-center justify-between gap-4 border-b border-line py-2">
          <dt className="min-w-0">
            <span className="block text-13">{texts.meanings[name] ?? name}</span>
            <span className="block truncate text-11 text-text-3">{name}</span>
          </dt>
          <dd className="flex max-w-1/2 shrink-0 items-center gap-2 text-13 font-medium tabular-nums">
            {!isDefault && <Badge>{texts.changed}</Badge>}
            <span className="min-w-0 break-words">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  </Panel>
)
