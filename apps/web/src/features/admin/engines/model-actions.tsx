import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { fullTitle } from './required-input.ts'

const texts = adminEnginesTexts.models

const onError = (error: unknown) => toast.error(messageOf(error))

/** Has the model make one small file, for the price on the button. */
export function TryButton({ model, usd }: { model: WireModel; usd: number }) {
  const { id, last_trial: trial } = model
  const title = fullTitle(model)
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: () => api.models.try({ id, max_usd: usd }),
    onSuccess: () => toast.success(texts.tryStarted(title)),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: query.models.key() }),
  })
  const price = usd === 0 ? texts.freeTry : adminEnginesTexts.usd(usd)
  return (
    <Button
      size="sm"
      variant="line"
      aria-label={texts.tryOf(title, price)}
      busy={start.isPending || trial?.is_running}
      busyLabel={texts.trying}
      onClick={() => start.mutate()}
    >
      {texts.try(price)}
    </Button>
  )
}

/** Retires a model, offers a retired one again, and deletes one of staff once it is retired. */
export function StateButtons({ model }: { model: WireModel }) {
  const { id, status, is_own: isOwn } = model
  const title = fullTitle(model)
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: query.models.key() })
  const change = useMutation({ mutationFn: (isRetired: boolean) => api.models.change({ id, is_retired: isRetired }), onError, onSettled })
  const remove = useMutation({
    mutationFn: () => api.models.delete({ id }),
    onSuccess: () => toast.success(texts.deleted(title)),
    onError,
    onSettled,
  })
  if (status !== 'retired')
    return (
      <Button size="sm" variant="line" aria-label={texts.retireOf(title)} busy={change.isPending} onClick={() => change.mutate(true)}>
        {texts.retire}
      </Button>
    )
  return (
    <>
      <Button size="sm" variant="line" aria-label={texts.offerOf(title)} busy={change.isPending} onClick={() => change.mutate(false)}>
        {texts.offer}
      </Button>
      {isOwn && (
        <Button size="sm" variant="danger-ghost" aria-label={texts.deleteOf(title)} busy={remove.isPending} onClick={() => remove.mutate()}>
          {texts.delete}
        </Button>
      )}
    </>
  )
}
