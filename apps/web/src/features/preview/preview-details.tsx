import { Dialog } from '@base-ui/react/dialog'
import { videoTypeOf } from '@fablecut/domain/story/category-name'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { authorOf, profileNameOf } from '../../story-data/author.ts'
import { choiceTexts } from '../../texts/choices.ts'
import { formatDate } from '../../texts/format.ts'
import { FollowButton } from '../../story-components/people/follow-button.tsx'
import { LikeButton } from '../../story-components/people/like-button.tsx'
import { ReportButton } from '../../story-components/report/report-button.tsx'
import { WithheldNotice } from '../../story-components/report/withheld-notice.tsx'
import { RemixTree } from '../../story-components/remix-tree/remix-tree.tsx'
import { StoryComments } from '../../slots/story-comments.ts'
import { storyQuery, type StoryCardData } from '../../story-data/story-lists.ts'
import { viewTexts } from '../../texts/community/views.ts'
import { previewTexts as texts } from '../../texts/preview.ts'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { AddToCollection } from './add-to-collection.tsx'
import { FactRows } from './fact-rows.tsx'
import { StoryTopic } from './story-topic.tsx'

type PreviewDetailsProps = { card: StoryCardData; viewerId: string | null; place: 'own' | 'community'; isOpen: boolean }

/** Author, date, title and inputs of a story. */
export function PreviewDetails({ card, viewerId, place, isOpen }: PreviewDetailsProps) {
  const isOwn = card.created_by_user_id === viewerId
  return (
    <div className="flex min-h-0 grow flex-col gap-4 px-4 pt-4 pb-5 md:overflow-y-auto md:px-5 md:pt-4.5">
      <Author card={card} isOwn={isOwn} place={place} isOpen={isOpen} />
      <Dialog.Title className="-mt-1 text-20 font-strong break-words max-md:order-first max-md:mt-0">{card.title}</Dialog.Title>
      <Chips card={card} />
      {isOwn && isOpen && <WithheldNotice storyId={card.id} isPublished={card.is_published} />}
      <Lineage storyId={card.id} isOpen={isOpen} />
      <StoryTopic card={card} />
      <FactRows card={card} />
      <div className="flex flex-wrap items-center gap-1">
        {card.is_published && <LikeButton card={card} look="page" />}
        {card.is_published && !card.is_template && <AddToCollection story={card} />}
        {place === 'community' && !card.is_template && <ReportButton kind="story" subject={card.id} isOwn={isOwn} />}
      </div>
      {isOpen && !card.is_template && <RemixTree storyId={card.id} title={card.title} />}
      {isOpen && card.is_published && !card.is_template && <StoryComments storyId={card.id} isOwn={isOwn} />}
    </div>
  )
}

function Author({ card, isOwn, place, isOpen }: Omit<PreviewDetailsProps, 'viewerId'> & { isOwn: boolean }) {
  const username = profileNameOf(card)
  const name = authorOf(card)
  const date = formatDate((place === 'community' && card.published_at) || card.created_at)
  return (
    <div className="flex min-h-9 items-center gap-2.5 md:pe-10">
      <Avatar name={name} src={card.profile.avatar_url} />
      <div className="min-w-0">
        <ProfileLink username={username}>{isOwn ? texts.you : name}</ProfileLink>
        <p className="text-12 text-text-2 tabular-nums">
          {date}
          {card.is_published && ` · ${viewTexts.count(card.view_count)}`}
        </p>
      </div>
      {place === 'community' && username !== null && isOpen && <FollowButton username={username} />}
    </div>
  )
}

/** Teams have no profile page. */
function ProfileLink({ username, children }: { username: string | null; children: ReactNode }) {
  const look = 'block truncate text-14 font-strong text-text'
  if (username === null) return <p className={look}>{children}</p>
  return (
    <Link to="/@{$username}" params={{ username }} className={`${look} rounded-sm hover:underline`}>
      {children}
    </Link>
  )
}

function Chips({ card }: { card: StoryCardData }) {
  const type = videoTypeOf(card.category_id, card.category_inputs['video_type'])
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {[choiceTexts.categories[card.category_id], type && choiceTexts.videoTypes[type]].map(
        (name) => name !== null && <Hashtag key={name} name={name} />,
      )}
      {card.is_template && (
        <li>
          <Badge className="h-6.5 rounded-full px-2.5 text-12">{texts.example}</Badge>
        </li>
      )}
    </ul>
  )
}

const Hashtag = ({ name }: { name: string }) => (
  <li className="inline-flex h-6.5 items-center rounded-full border border-line-2 px-2.5 text-12 font-medium text-text">
    {texts.hashtag(name)}
  </li>
)

/** The remixed story, with a link if it is published. */
function Lineage({ storyId, isOpen }: { storyId: string; isOpen: boolean }) {
  const { data } = useQuery({ ...storyQuery(storyId), enabled: isOpen, retry: false })
  const from = data?.remixed_from
  if (!from) return null
  const { before, after } = texts.remixedFrom(from.title, from.author)
  return (
    <p className="-mt-1 text-13 break-words text-text-2">
      {before}{' '}
      {from.is_published ? (
        <Link to="/story/community/$id" params={{ id: from.id }} className="font-medium text-text underline underline-offset-2">
          {from.title}
        </Link>
      ) : (
        <span className="font-medium text-text">{from.title}</span>
      )}{' '}
      {after}
    </p>
  )
}
