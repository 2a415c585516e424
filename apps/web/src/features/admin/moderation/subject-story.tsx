import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import { Link } from '@tanstack/react-router'
import { moderationTexts } from '../../../texts/moderation.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Panel } from '../panel.tsx'
import { stateOfStory } from './subject-model.ts'

const texts = moderationTexts.story

type SubjectStoryProps = { id: string; story: NonNullable<SubjectDetails['story']> }

/** Film, frames and words of a story. */
export function SubjectStory({ id, story }: SubjectStoryProps) {
  return (
    <Panel title={texts.title}>
      <div className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap items-center gap-3 text-13">
          <Badge>{stateOfStory(story)}</Badge>
          {story.is_published && (
            <Link to="/story/community/$id" params={{ id }} className="underline underline-offset-2">
              {texts.open}
            </Link>
          )}
        </p>
        {story.film_url === null || story.is_deleted ? (
          <p className="text-13 text-text-2">{texts.noFilm}</p>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- captions are part of the picture, and listed below */}
            <video
              controls
              preload="none"
              aria-label={texts.film}
              src={story.film_url}
              poster={story.thumbnail_url ?? undefined}
              className="max-h-90 w-full rounded-md bg-black"
            />
            {story.frames_url && <Frames url={story.frames_url} />}
          </>
        )}
        <Words title={texts.inputs} texts={story.inputs} />
        <Words title={texts.narration} texts={story.narration} />
        <Words title={texts.captions} texts={story.captions} />
      </div>
    </Panel>
  )
}

const Frames = ({ url }: { url: string }) => (
  // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- has to be scrolled with the keyboard
  <div role="group" aria-label={texts.frames} tabIndex={0} className="overflow-x-auto rounded-md">
    <img src={url} alt={texts.frames} className="h-24 max-w-none" />
  </div>
)

const Words = ({ title, texts: lines }: { title: string; texts: readonly string[] }) => (
  <div className="grid grid-cols-1 gap-1">
    <h3 className="text-13 font-strong">{title}</h3>
    {lines.length === 0 && <p className="text-13 text-text-3">{texts.none}</p>}
    <ul className="grid grid-cols-1 gap-1">
      {/* The same line may stand twice, and the list never changes its order. */}
      {[...lines.entries()].map(([place, line]) => (
        <li key={place} dir="auto" className="text-13 wrap-anywhere whitespace-pre-line text-text-2">
          {line}
        </li>
      ))}
    </ul>
  </div>
)
