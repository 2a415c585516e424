import type { WireNotification } from '@fablecut/contracts/operations/notifications/notifications'
import { Link } from '@tanstack/react-router'
import { formatTime } from '../../texts/format.ts'
import { notificationTexts as texts } from '../../texts/people/notifications.ts'
import { cx } from '../../ui/class-names.ts'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { sentenceOf, targetOf } from './notification-model.ts'

/** One notification; the whole row is the link. */
export function NotificationRow({ notification }: { notification: WireNotification }) {
  const { actors, story, latest_at: at, is_read: isRead } = notification
  return (
    <li>
      <Link
        {...targetOf(notification)}
        preload={false}
        className={cx('quick flex items-center gap-3 rounded-card border border-line p-3 hover:bg-raised sm:p-4', !isRead && 'bg-surface')}
      >
        <span className="flex shrink-0 -space-x-3 rtl:space-x-reverse">
          {actors.map(({ username, display_name, avatar_url }) => (
            <Avatar key={username} name={display_name} src={avatar_url} className="bg-hover" />
          ))}
        </span>
        <span className="grid min-w-0 grow gap-0.5">
          <span dir="auto" className={cx('text-start text-14 wrap-anywhere', !isRead && 'font-medium')}>
            {sentenceOf(notification)}
          </span>
          <span className="flex items-center gap-2 text-12 text-text-3">
            <time dateTime={at} className="tabular-nums">
              {formatTime(at)}
            </time>
            {!isRead && <Badge tone="accent">{texts.isNew}</Badge>}
          </span>
        </span>
        {story?.thumbnail_url && (
          <img
            src={story.thumbnail_url}
            alt=""
            loading="lazy"
            className="aspect-video w-20 shrink-0 rounded-thumb object-cover max-sm:w-16"
          />
        )}
      </Link>
    </li>
  )
}
