import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { meQuery } from '../../session/me.ts'
import { creditTexts } from '../../texts/account/credits.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatCredits } from '../../ui/layout/credit-amount.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { grantSchema, type GrantValues } from './grant-model.ts'

const texts = creditTexts.grant
const EMPTY: GrantValues = { email: '', credits: '', note: '' }

/** Staff only: gives credits to an account. */
export function GrantForm() {
  const client = useQueryClient()
  const { register, handleSubmit, reset, formState } = useForm<GrantValues, unknown, z.output<typeof grantSchema>>({
    resolver: zodResolver(grantSchema),
    defaultValues: EMPTY,
  })
  const grant = useMutation({
    mutationFn: (values: z.output<typeof grantSchema>) => api.credits.grant(values),
    onSuccess: (_response, { email, credits }) => {
      reset(EMPTY)
      toast.success(texts.done(formatCredits(credits), email))
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      void client.invalidateQueries({ queryKey: query.credits.ledger.key() })
    },
  })
  const { errors } = formState
  return (
    <Card className="mt-4 p-5">
      <h2 className="text-14 font-strong">{texts.title}</h2>
      <p className="text-12 text-text-3">{texts.note}</p>
      <form
        noValidate
        aria-label={texts.title}
        onSubmit={(event) => void handleSubmit((values) => grant.mutate(values))(event)}
        className="mt-4 grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)_auto]"
      >
        <Field label={texts.email} error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field label={texts.credits} error={errors.credits?.message}>
          <TextInput inputMode="numeric" autoComplete="off" {...register('credits')} />
        </Field>
        <Field label={texts.reason} error={errors.note?.message}>
          <TextInput autoComplete="off" {...register('note')} />
        </Field>
        <Button type="submit" variant="raised" busy={grant.isPending} busyLabel={texts.busy} className="sm:mt-7">
          {texts.submit}
        </Button>
      </form>
      {grant.error && (
        <Banner tone="danger" className="mt-4">
          {messageOf(grant.error)}
        </Banner>
      )}
    </Card>
  )
}
