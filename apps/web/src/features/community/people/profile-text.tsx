import { linkLabel, parseProfileLink } from '@fablecut/domain/account/profile-text'
import { Link2 } from 'lucide-react'
import type { ProfileData } from '../../../story-data/people/use-follow.ts'

/** Bio and links of a profile. What is not an https address is not a link, whatever the server sends. */
export function ProfileText({ bio, links }: Pick<ProfileData, 'bio' | 'links'>) {
  const shown = links.filter((link) => parseProfileLink(link) !== null)
  if (bio === '' && shown.length === 0) return null
  return (
    <div className="grid w-full max-w-160 gap-2 text-14">
      {bio !== '' && (
        <p dir="auto" className="text-start wrap-anywhere whitespace-pre-line text-text-2">
          {bio}
        </p>
      )}
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {shown.map((link) => (
            <li key={link} className="min-w-0">
              <a
                href={link}
                rel="nofollow ugc noopener"
                target="_blank"
                className="quick inline-flex max-w-full items-center gap-1.5 rounded-sm text-text-2 underline decoration-line-2 underline-offset-4 hover:text-text hover:decoration-current"
              >
                <Link2 aria-hidden className="size-3.5 shrink-0" />
                <span dir="ltr" className="truncate">
                  {linkLabel(link)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
