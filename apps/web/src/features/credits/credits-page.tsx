import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../api/client.ts'
import { useSession } from '../../session/me.ts'
import { creditTexts as texts } from '../../texts/account/credits.ts'
import { Card } from '../../ui/layout/card.tsx'
import { CreditAmount } from '../../ui/layout/credit-amount.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { GrantForm } from './grant-form.tsx'
import { Ledger } from './ledger.tsx'

const ledgerQuery = query.credits.ledger.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

/** `/credits`: available and held credits, every charge, refund and grant with its receipt; staff can grant credits. */
export function CreditsPage() {
  usePageTitle(texts.title)
  const { me } = useSession()
  const ledger = useInfiniteQuery(ledgerQuery)
  const first = ledger.data?.pages[0]
  return (
    <main id="content" className="mx-auto w-full max-w-[1080px] px-4 pt-7 pb-14 md:px-6 lg:px-10">
      <h1 className="text-20 font-strong">{texts.title}</h1>
      <div className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4">
        <Figure label={texts.available} credits={first?.available} tone="accent">
          {me && me.free_stories_left > 0 && <p className="text-13 font-medium text-accent">{texts.freeStories(me.free_stories_left)}</p>}
        </Figure>
        <Figure label={texts.held} credits={first?.held}>
          <p className="text-12 text-balance text-text-3">{texts.heldNote}</p>
        </Figure>
      </div>
      {me?.is_staff && <GrantForm />}
      <h2 className="mt-9 text-16 font-strong">{texts.ledger}</h2>
      <Ledger ledger={ledger} />
    </main>
  )
}

type FigureProps = { label: string; credits: number | undefined; tone?: 'accent'; children: ReactNode }

function Figure({ label, credits, tone, children }: FigureProps) {
  return (
    <Card className="grid content-start gap-1.5 p-5">
      <h2 className="text-13 font-medium text-text-2">{label}</h2>
      {credits === undefined ? (
        <Skeleton className="h-9 w-32" />
      ) : (
        <CreditAmount credits={credits} tone={tone} className="gap-2.5! text-28 [&_svg]:size-5" />
      )}
      {children}
    </Card>
  )
}
