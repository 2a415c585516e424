import type { RelatedStory } from '@fablecut/contracts/operations/remixes/remixes'
import { Link } from '@tanstack/react-router'
import { ImageIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { remixTexts as texts } from '../../texts/community/remixes.ts'

/** Thumbnail, title and author of a story, with a link if it is published; null: it is gone. `children`: after the author. */
export function RelatedStoryRow({ story, children }: { story: RelatedStory | null; children?: ReactNode }) {
  if (story === null) return <p className="py-1 text-13 text-text-3 italic">{texts.gone}</p>
  const look = 'line-clamp-2 wrap-anywhere text-13 font-medium text-text'
  return (
    <div className="flex min-w-0 items-start gap-2.5 py-1">
      <span className="grid aspect-video w-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-raised text-text-3">
        {story.thumbnail_url ? (
          <img src={story.thumbnail_url} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <ImageIcon aria-hidden className="size-4" />
        )}
      </span>
      <span className="min-w-0 grow">
        {story.is_published ? (
          <Link to="/story/community/$id" params={{ id: story.id }} className={`${look} rounded-sm hover:underline`}>
            <bdi>{story.title}</bdi>
          </Link>
        ) : (
          <bdi className={look}>{story.title}</bdi>
        )}
        <span className="flex min-h-7 flex-wrap items-center gap-x-1 text-12 text-text-3">
          <bdi className="max-w-full truncate">{texts.by(story.author)}</bdi>
          {children}
        </span>
      </span>
    </div>
  )
}
