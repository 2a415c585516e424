import type { NotificationKind } from '@fablecut/domain/notification/kinds'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notificationTexts } from '../../texts/people/notifications.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'

const texts = notificationTexts.unsubscribe

/** The kind of mails that was switched off; null for a link that is not valid. */
async function unsubscribe(token: string): Promise<NotificationKind | null> {
  const response = await fetch(`/api/notifications/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`unsubscribe: ${response.status}`)
  return ((await response.json()) as { kind: NotificationKind }).kind
}

/** `/unsubscribe/{token}`: the link of a mail, which switches off mails of its kind at once, without a session. */
export function UnsubscribePage({ token }: { token: string }) {
  usePageTitle(texts.title)
  const { data, isError, refetch } = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: () => unsubscribe(token),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  return (
    <main id="content" className="mx-auto w-full max-w-[560px] px-4 pt-10 pb-14">
      <h1 className="text-20 font-strong">{texts.title}</h1>
      <div role="status" className="mt-4 grid justify-items-start gap-5 text-14 text-text-2">
        {data === undefined && !isError && texts.working}
        {isError && (
          <>
            <p>{texts.failed}</p>
            <Button onClick={() => void refetch()}>{texts.retry}</Button>
          </>
        )}
        {data === null && <Result text={texts.invalid} note={texts.invalidNote} />}
        {data && <Result text={texts.done[data]} note={texts.doneNote} />}
      </div>
    </main>
  )
}

const Result = ({ text, note }: { text: string; note: string }) => (
  <>
    <p>
      <span className="font-medium text-text">{text}</span> {note}
    </p>
    <Link to="/account" hash="notifications" className={buttonClass()}>
      {texts.account}
    </Link>
  </>
)
