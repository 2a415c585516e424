import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ModelRow } from './model-row.tsx'

/** With more models than this, a group is opened by hand. */
const MOST_OPEN = 6

/** Models by what they make, in their order. */
export function ModelGroups({ models, onEdit }: { models: readonly WireModel[]; onEdit: (model: WireModel) => void }) {
  const isOpen = models.length <= MOST_OPEN
  return [...Map.groupBy(models, ({ kind }) => kind)].map(([kind, group]) => (
    <Card key={`${kind} ${isOpen}`} className="px-4 sm:px-5">
      <Disclosure defaultOpen={isOpen} summary={<Summary kind={kind} models={group} />}>
        <ul className="divide-y divide-line border-t border-line">
          {group.map((model) => (
            <ModelRow key={model.id} model={model} onEdit={() => onEdit(model)} />
          ))}
        </ul>
      </Disclosure>
    </Card>
  ))
}

function Summary({ kind, models }: { kind: string; models: readonly WireModel[] }) {
  const { mediumOf, models: texts } = adminEnginesTexts
  const failed = models.filter(({ last_trial: trial }) => trial !== null && !trial.is_running && trial.problem !== null).length
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 py-2.5">
      <span className="text-14 font-strong">{mediumOf(kind)}</span>
      <span className="text-12 text-text-3">{texts.count(models.length)}</span>
      {failed > 0 && <span className="text-12 text-danger">{texts.failedTrials(failed)}</span>}
    </span>
  )
}
