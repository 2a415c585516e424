import type { WireConnection } from '@fablecut/contracts/operations/admin/connections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useConnectionTest, useIsTesting } from './use-connection-test.ts'

const { connections: texts, removal } = adminEnginesTexts

/** Test, change and remove; a connection of the environment can only be tested. */
export function ConnectionActions({ connection, onChange }: { connection: WireConnection; onChange: () => void }) {
  const { id, label } = connection
  const [isAsked, setAsked] = useState(false)
  const client = useQueryClient()
  const test = useConnectionTest()
  const isTesting = useIsTesting(id)
  const remove = useMutation({
    mutationFn: () => api.connections.remove({ id }),
    onSuccess: () => {
      toast.success(removal.done(label))
      void client.invalidateQueries({ queryKey: query.system.key() })
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => {
      setAsked(false)
      return client.invalidateQueries({ queryKey: query.connections.key() })
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" aria-label={texts.testOf(label)} busy={isTesting} busyLabel={texts.testing} onClick={() => test({ id, label })}>
        {texts.test}
      </Button>
      {connection.is_from_environment ? (
        <p className="text-12 text-text-3">{texts.environmentNote}</p>
      ) : (
        <>
          <Button size="sm" variant="line" aria-label={texts.changeOf(label)} onClick={onChange}>
            {texts.change}
          </Button>
          <Button size="sm" variant="danger-ghost" aria-label={texts.removeOf(label)} onClick={() => setAsked(true)}>
            {texts.remove}
          </Button>
        </>
      )}
      <ConfirmDialog
        danger
        open={isAsked}
        onOpenChange={setAsked}
        title={removal.title(label)}
        text={removal.text}
        cancel={removal.keep}
        confirm={removal.confirm}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  )
}
