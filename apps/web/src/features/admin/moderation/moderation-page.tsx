import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/error.ts'
import { moderationTexts as texts } from '../../../texts/moderation.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

type ModerationPageProps = {
  title: string
  /** Shows a link to the reports above the title. */
  hasBack?: boolean
  aside?: ReactNode
  read: { readonly data: unknown; readonly error: unknown; readonly isPending: boolean; refetch(): Promise<unknown> }
  children: ReactNode
}

/** Frame of a page of moderation: title, loading and error states. */
export function ModerationPage({ title, hasBack = false, aside, read, children }: ModerationPageProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-[1240px] px-4 pt-7 pb-14 md:px-6 lg:px-10">
      {hasBack && (
        <Link to="/admin/reports" className="quick mb-4 inline-flex items-center gap-2 text-13 font-medium text-text-2 hover:text-text">
          <ArrowLeft aria-hidden className="size-4" />
          {texts.back}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-20 font-strong wrap-anywhere">{title}</h1>
        {aside}
      </div>
      {read.isPending && (
        <div role="status" aria-label={texts.loading} className="mt-5">
          <Skeleton className="h-60" />
        </div>
      )}
      {!read.isPending && read.data === undefined && (
        <ErrorState
          title={texts.failed}
          text={messageOf(read.error)}
          action={<Button onClick={() => void read.refetch()}>{texts.retry}</Button>}
        />
      )}
      {read.data !== undefined && <div className="mt-5">{children}</div>}
    </main>
  )
}
