import type { WireConnection } from '@fablecut/contracts/operations/admin/connections'
import { useState } from 'react'
import { adminEnginesTexts } from '../../../../texts/admin/engines.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { PasteWorkflow } from './paste-workflow.tsx'
import type { CheckedWorkflow } from './workflow-model.ts'
import { WorkflowForm } from './workflow-form.tsx'

const texts = adminEnginesTexts.workflowForm

/** Makes a model of a workflow: it is pasted and checked, then its inputs are mapped. Going back keeps what was pasted. `servers`: connections of ComfyUI. */
export function WorkflowDialog({ servers, onClose }: { servers: readonly WireConnection[]; onClose: () => void }) {
  const [checked, setChecked] = useState<CheckedWorkflow | null>(null)
  const [pasted, setPasted] = useState({ connection: servers[0]!.id, text: '' })
  return (
    <Dialog open onOpenChange={onClose} width="lg" phone="full" title={texts.title} description={checked ? texts.mapText : texts.text}>
      {checked ? (
        <WorkflowForm checked={checked} onBack={() => setChecked(null)} onDone={onClose} />
      ) : (
        <PasteWorkflow servers={servers} pasted={pasted} onChange={setPasted} onChecked={setChecked} />
      )}
    </Dialog>
  )
}
