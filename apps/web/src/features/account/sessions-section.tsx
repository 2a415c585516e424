import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { messageOf } from '../../api/error.ts'
import { formatDate } from '../../texts/format.ts'
import { accountTexts } from '../../texts/account/account.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { endOtherSessions, endSession, type WireSession } from './account-requests.ts'
import { parseUserAgent } from './parse-user-agent.ts'
import { SectionError } from './section-error.tsx'
import { Section } from './section.tsx'
import { SESSIONS_KEY, sessionsQuery } from './sessions-query.ts'

const texts = accountTexts.sessions
const PHONES: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android'])

/** Active sessions, this device first. */
export function SessionsSection() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(sessionsQuery)
  const client = useQueryClient()
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => {
      toast.success(texts.endedOthers)
      return client.invalidateQueries({ queryKey: SESSIONS_KEY })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const others = data?.sessions.filter(({ id }) => id !== data.here) ?? []
  const current = data?.sessions.filter(({ id }) => id === data.here) ?? []
  return (
    <Section title={texts.title} note={texts.note}>
      {isPending && (
        <div className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
      {isError && !data && <SectionError onRetry={() => void refetch()} busy={isFetching} />}
      {data && (
        <>
          <ul className="divide-y divide-line">
            {[...current, ...others].map((session) => (
              <SessionRow key={session.id} session={session} isHere={session.id === data.here} />
            ))}
          </ul>
          {others.length > 0 ? (
            <Button className="mt-4" busy={endOthers.isPending} busyLabel={texts.endingOthers} onClick={() => endOthers.mutate()}>
              {texts.endOthers}
            </Button>
          ) : (
            <p className="mt-3 text-13 text-text-3">{texts.noOthers}</p>
          )}
        </>
      )}
    </Section>
  )
}

function SessionRow({ session, isHere }: { session: WireSession; isHere: boolean }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => toast.success(texts.ended),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
  const { browser, system } = parseUserAgent(session.userAgent)
  const name = browser && system ? texts.on(browser, system) : (browser ?? system ?? texts.unknown)
  const Icon = PHONES.has(system) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-5 shrink-0 text-text-2" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          {name}
          {isHere && <Badge>{texts.here}</Badge>}
        </p>
        <p className="text-12 text-text-3">{texts.lastUsed(formatDate(session.updatedAt))}</p>
      </div>
      {!isHere && (
        <Button size="sm" variant="line" busy={end.isPending} aria-label={texts.endLabel(name)} onClick={() => end.mutate()}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
