import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../texts/format.ts'
import { moderationTexts } from '../../../texts/moderation.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Panel } from '../panel.tsx'
import { stateOfAccount } from './subject-model.ts'

const texts = moderationTexts.account
const LINK = 'underline underline-offset-2'

/** The account that is responsible: who it is, and what it has published. */
export function SubjectAccount({ details: { kind, account } }: { details: SubjectDetails }) {
  if (!account)
    return (
      <Panel title={texts.title}>
        <p className="text-13 text-text-2">{texts.deleted}</p>
      </Panel>
    )
  const { username, recent } = account
  const state = stateOfAccount(account)
  return (
    <Panel title={texts.title}>
      <div className="grid grid-cols-1 gap-2 text-13">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-strong wrap-anywhere">{account.name}</span>
          <bdi className="text-text-2">@{username}</bdi>
          {state && <Badge>{state}</Badge>}
        </p>
        {account.bio !== '' && <p className="whitespace-pre-line wrap-anywhere">{account.bio}</p>}
        <ul aria-label={texts.links} className="grid grid-cols-1 empty:hidden">
          {account.links.map((link) => (
            <li key={link} className="min-w-0">
              <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc" className={`wrap-anywhere ${LINK}`}>
                {link}
              </a>
            </li>
          ))}
        </ul>
        <p className="text-text-2">
          {texts.since(formatDate(account.created_at))} · {texts.stories(account.stories, account.published)} ·{' '}
          {texts.reports(account.reports)}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {!account.is_suspended && (
            <Link to="/@{$username}" params={{ username }} className={LINK}>
              {texts.open}
            </Link>
          )}
          {kind !== 'account' && (
            <Link to="/admin/reports/$kind/$id" params={{ kind: 'account', id: account.id }} className={LINK}>
              {texts.moderate}
            </Link>
          )}
        </p>
        {recent.length > 0 && <h3 className="mt-2 font-strong">{texts.recent}</h3>}
        <ul className="grid grid-cols-1 gap-1.5">
          {recent.map((story) => (
            <li key={story.id} className="flex items-center gap-2">
              <Link to="/admin/reports/$kind/$id" params={{ kind: 'story', id: story.id }} className={`min-w-0 truncate ${LINK}`}>
                {story.title}
              </Link>
              {story.is_hidden && <Badge>{moderationTexts.states.hidden}</Badge>}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
