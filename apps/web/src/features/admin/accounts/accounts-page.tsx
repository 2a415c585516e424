import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { adminAccountsTexts as texts } from '../../../texts/admin/accounts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SearchInput } from '../../../ui/form/search-input.tsx'
import { useDebounced } from '../../../ui/hooks/use-debounced.ts'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { Panel } from '../panel.tsx'
import { AccountRow } from './account-row.tsx'
import { InvitePanel } from './invite-panel.tsx'

const SEARCH_DELAY_MS = 250
const MOST = 50

/** `/admin/accounts`: finds accounts, makes reset links, appoints staff and invites. */
export function AccountsPage() {
  usePageTitle(texts.title)
  const [text, setText] = useState('')
  const searched = useDebounced(text, SEARCH_DELAY_MS)
  const found = useQuery(query.accounts.find.queryOptions({ input: { text: searched }, placeholderData: keepPreviousData, staleTime: 0 }))
  return (
    <main id="content" className="mx-auto w-full max-w-225 px-4 pt-7 pb-14 md:px-6">
      <h1 className="text-20 font-strong">{texts.title}</h1>
      <div className="mt-5 grid grid-cols-1 gap-4">
        <InvitePanel />
        <Panel title={texts.title}>
          <SearchInput label={texts.search} value={text} maxLength={254} onChange={setText} />
          <div className="mt-4">
            {found.isPending && <Skeleton className="h-40" />}
            {found.isError && !found.data && (
              <ErrorState
                title={texts.failed}
                text={messageOf(found.error)}
                action={
                  <Button busy={found.isFetching} onClick={() => void found.refetch()}>
                    {texts.retry}
                  </Button>
                }
              />
            )}
            {found.data?.accounts.length === 0 && <p className="text-13 text-text-3">{texts.none}</p>}
            <ul className="divide-y divide-line">
              {found.data?.accounts.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </ul>
            {found.data?.accounts.length === MOST && <p className="mt-3 text-12 text-text-3">{texts.most}</p>}
          </div>
        </Panel>
      </div>
    </main>
  )
}
