import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useSession } from '../../session/me.ts'
import { notificationTexts as texts } from '../../texts/people/notifications.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { cx } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { unreadQuery } from './notification-queries.ts'

/** Link to the notifications with the number of unread ones; nothing for visitors. */
export function NotificationBell({ className }: { className?: string }) {
  const { hasSession } = useSession()
  const { data } = useQuery({ ...unreadQuery, enabled: hasSession })
  if (!hasSession) return null
  const unread = data?.unread ?? 0
  return (
    <Tooltip text={texts.title}>
      <Link
        to="/notifications"
        aria-label={texts.bell(unread)}
        className={buttonClass({ variant: 'ghost', className: cx('w-9 p-0!', className) })}
      >
        <Bell aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 start-[calc(50%+1px)] grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[10px] leading-none font-strong text-on-accent tabular-nums"
          >
            {texts.count(unread)}
          </span>
        )}
      </Link>
    </Tooltip>
  )
}
