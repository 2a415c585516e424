import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { type Choice, type ConnectionValues, toChange, toNewConnection } from './connection-form-model.ts'
import { useConnectionTest } from './use-connection-test.ts'

const texts = adminEnginesTexts.form

type ConnectionDialogProps = {
  providers: WireConnections['providers']
  /** The one to change; null: a new one. */
  connection: WireConnection | null
  onClose: () => void
}

/** Adds or changes a connection, and tests it. */
export function ConnectionDialog({ providers, connection, onClose }: ConnectionDialogProps) {
  const client = useQueryClient()
  const test = useConnectionTest()
  const save = useMutation({
    mutationFn: ({ values, choice }: { values: ConnectionValues; choice: Choice }) =>
      connection
        ? api.connections.change({ id: connection.id, ...toChange(values) })
        : api.connections.add(toNewConnection(values, choice)),
    onSuccess: ({ id }, { values: { label } }) => {
      toast.success(connection ? texts.changed(label) : texts.added(label))
      onClose()
      test({ id, label })
      void client.invalidateQueries({ queryKey: query.connections.key() })
      void client.invalidateQueries({ queryKey: query.models.key() })
      void client.invalidateQueries({ queryKey: query.system.key() })
    },
  })
  return (
    <Dialog open onOpenChange={onClose} width="md" phone="full" title={connection ? texts.changeTitle(connection.label) : texts.addTitle}>
      <ConnectionForm
        providers={providers}
        connection={connection}
        busy={save.isPending}
        error={save.error}
        onSubmit={(values, choice) => save.mutate({ values, choice })}
      />
    </Dialog>
  )
}
