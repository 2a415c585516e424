import type { AccountOfStaff } from '@fablecut/contracts/operations/admin/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { postAuth } from '../../../session/auth-requests.ts'
import { adminAccountsTexts as texts } from '../../../texts/admin/accounts.ts'
import { formatDate } from '../../../texts/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { OneTimeLink } from './one-time-link.tsx'

/** One account with what staff can do. */
export function AccountRow({ account }: { account: AccountOfStaff }) {
  const client = useQueryClient()
  const { id, name, username, email } = account
  const reset = useMutation({
    mutationFn: () => api.accounts.createResetLink({ id }),
    onError: (error) => toast.error(messageOf(error)),
  })
  const setStaff = useMutation({
    mutationFn: (isStaff: boolean) => postAuth('admin/set-role', { userId: id, role: isStaff ? 'admin' : 'user' }),
    onSuccess: (_, isStaff) => {
      toast.success(isStaff ? texts.madeStaff(name) : texts.endedStaff(name))
      return client.invalidateQueries({ queryKey: query.accounts.key() })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const roleAction = account.is_staff ? texts.endStaff : texts.makeStaff
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium wrap-anywhere">
            {name}
            {account.is_staff && <Badge>{texts.staff}</Badge>}
            {account.is_banned && <Badge>{texts.banned}</Badge>}
            {!account.email_confirmed && <Badge>{texts.unconfirmed}</Badge>}
          </p>
          <p className="text-12 wrap-anywhere text-text-3">
            {username && (
              <>
                <bdi>@{username}</bdi> ·{' '}
              </>
            )}
            {email} · {texts.since(formatDate(account.created_at))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={reset.isPending} aria-label={texts.resetLabel(name)} onClick={() => reset.mutate()}>
            {texts.reset}
          </Button>
          <Button
            size="sm"
            variant="line"
            busy={setStaff.isPending}
            aria-label={account.is_staff ? texts.endStaffLabel(name) : texts.makeStaffLabel(name)}
            onClick={() => setStaff.mutate(!account.is_staff)}
          >
            {roleAction}
          </Button>
        </div>
      </div>
      {reset.data && <OneTimeLink link={reset.data} note={texts.resetNote(name)} />}
    </li>
  )
}
