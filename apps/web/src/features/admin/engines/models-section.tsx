import type { WireConnection } from '@fablecut/contracts/operations/admin/connections'
import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { adminTexts } from '../../../texts/admin/operations.ts'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { modelsQuery } from '../admin-queries.ts'
import { ModelDialog } from './model-dialog.tsx'
import { ModelGroups } from './model-groups.tsx'
import { WorkflowDialog } from './workflow/workflow-dialog.tsx'

const texts = adminEnginesTexts.models

type Open = { readonly dialog: 'model'; readonly model: WireModel | null } | { readonly dialog: 'workflow' }

/** The catalogue: models with their prices and states, and what adds, changes and retires them. */
export function ModelsSection({ connections }: { connections: readonly WireConnection[] }) {
  const { data, isPending, refetch } = useQuery(modelsQuery)
  const [shown, setShown] = useState<'connected' | 'all'>('connected')
  const [open, setOpen] = useState<Open | null>(null)
  const id = useId()
  const servers = connections.filter(({ provider }) => provider === 'comfyui')
  const models = data?.models.filter((model) => shown === 'all' || model.is_connected) ?? []
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-16 font-strong">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-160 text-13 text-pretty text-text-3">{texts.note}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Segmented
          label={texts.shown}
          value={shown}
          segments={[
            { value: 'connected', label: texts.connected },
            { value: 'all', label: texts.all },
          ]}
          onValueChange={setShown}
          className="w-52"
        />
        <Button onClick={() => setOpen({ dialog: 'model', model: null })}>{texts.add}</Button>
        {servers.length > 0 && <Button onClick={() => setOpen({ dialog: 'workflow' })}>{texts.addWorkflow}</Button>}
      </div>
      <div className="mt-4 grid gap-3">
        {isPending && (
          <div role="status" aria-label={texts.loading}>
            <Skeleton className="h-40" />
          </div>
        )}
        {!isPending && !data && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-13 text-danger">
            {texts.failed}
            <Button size="sm" onClick={() => void refetch()}>
              {adminTexts.retry}
            </Button>
          </p>
        )}
        {data && models.length === 0 && <p className="text-13 text-text-3">{texts.empty}</p>}
        <ModelGroups models={models} onEdit={(model) => setOpen({ dialog: 'model', model })} />
      </div>
      {open?.dialog === 'model' && <ModelDialog model={open.model} onClose={() => setOpen(null)} />}
      {open?.dialog === 'workflow' && <WorkflowDialog servers={servers} onClose={() => setOpen(null)} />}
    </section>
  )
}
