import type { NotificationPreference } from '@fablecut/contracts/operations/notifications/notifications'
import type { NotificationKind } from '@fablecut/domain/notification/kinds'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { notificationTexts } from '../../../texts/people/notifications.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Section } from '../section.tsx'
import { SectionError } from '../section-error.tsx'

const texts = notificationTexts.preferences
const preferencesQuery = query.notifications.preferences.queryOptions()
type Preferences = Awaited<ReturnType<typeof api.notifications.preferences>>
type Change = { readonly kind: NotificationKind; readonly in_app?: boolean; readonly by_mail?: boolean }

/** What the account is notified of, in the app and by mail. */
export function NotificationsSection() {
  const { data, isPending, isFetching, refetch } = useQuery(preferencesQuery)
  const { mutate } = useSetPreference()
  return (
    <div id="notifications" className="scroll-mt-20">
      <Section title={texts.title} note={texts.note}>
        {isPending && (
          <div role="status" aria-label={texts.loading}>
            <Skeleton className="h-48" />
          </div>
        )}
        {!isPending && !data && <SectionError busy={isFetching} onRetry={() => void refetch()} />}
        {data && <PreferenceTable {...data} onChange={mutate} />}
      </Section>
    </div>
  )
}

function PreferenceTable({ preferences, sends_mails: hasMails, onChange }: Preferences & { onChange: (change: Change) => void }) {
  return (
    <>
      <table className="w-full text-14">
        <thead>
          <tr className="text-12 text-text-3">
            <th scope="col" className="pb-2 text-start font-medium">
              {texts.kind}
            </th>
            <th scope="col" className="w-20 pb-2 font-medium">
              {texts.inApp}
            </th>
            <th scope="col" className="w-20 pb-2 font-medium">
              {texts.byMail}
            </th>
          </tr>
        </thead>
        <tbody>
          {preferences.map((preference) => (
            <PreferenceRow key={preference.kind} {...preference} hasMails={hasMails} onChange={onChange} />
          ))}
        </tbody>
      </table>
      {!hasMails && <p className="mt-3 text-13 text-text-3">{texts.noMails}</p>}
    </>
  )
}

type RowProps = NotificationPreference & { hasMails: boolean; onChange: (change: Change) => void }

function PreferenceRow({ kind, in_app: inApp, by_mail: byMail, hasMails, onChange }: RowProps) {
  const label = texts.kinds[kind]
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pe-3 text-start font-normal">
        {label}
      </th>
      <td className="text-center align-middle">
        <Switch label={texts.inAppOf(label)} checked={inApp} onCheckedChange={(next) => onChange({ kind, in_app: next })} />
      </td>
      <td className="text-center align-middle">
        <Switch
          label={texts.byMailOf(label)}
          checked={byMail && hasMails}
          disabled={!hasMails}
          onCheckedChange={(next) => onChange({ kind, by_mail: next })}
        />
      </td>
    </tr>
  )
}

/** The switch moves at once, and back if the change fails. */
function useSetPreference() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => api.notifications.setPreference(change),
    onMutate: async ({ kind, ...change }) => {
      await client.cancelQueries({ queryKey: preferencesQuery.queryKey })
      client.setQueryData<Preferences>(
        preferencesQuery.queryKey,
        (old) => old && { ...old, preferences: old.preferences.map((one) => (one.kind === kind ? { ...one, ...change } : one)) },
      )
    },
    onError: (error) => {
      toast.error(messageOf(error))
      void client.invalidateQueries({ queryKey: preferencesQuery.queryKey })
    },
  })
}
