import type { CategoryId } from '@fablecut/domain/story/category'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { MusicVideoChooserLink } from '../../../story-components/music-video-chooser-link.tsx'
import { choiceTexts } from '../../../texts/choices.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { cx } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/layout/picture.tsx'
import { usePlayOnDesktopHover } from '../../../ui/hooks/play-on-hover.ts'

const texts = storyTexts.create
type CreateCategory = Exclude<CategoryId, 'create_from_scratch'>
const CATEGORIES: readonly CreateCategory[] = ['character_vlog', 'script_to_video', 'music_video', 'asmr_video']

/** One card per category. `blankStoryCard` is shown from 768 px on devices that hover. */
export function CreateCards({ blankStoryCard }: { blankStoryCard: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
      {CATEGORIES.map((category) => (
        <li key={category} className="min-w-0">
          <CreateCard category={category} />
        </li>
      ))}
      <li className="hidden min-w-0 md:[@media(hover:hover)]:block">{blankStoryCard}</li>
    </ul>
  )
}

/** Image and video of each category, without the extension. */
const ART: Record<CreateCategory, string> = {
  character_vlog: '/art/vlog',
  script_to_video: '/art/explainer',
  music_video: '/art/music',
  asmr_video: '/asmr/cutting',
}

/** Routes of the forms. Music videos open the type chooser instead. */
const FORMS = {
  character_vlog: '/story/create/vlog',
  script_to_video: '/story/create/script',
  asmr_video: '/story/create/asmr',
} as const

const FRAME = 'veil relative flex h-full flex-col overflow-hidden rounded-card bg-surface'

function CreateCard({ category }: { category: CreateCategory }) {
  const { isPlaying, handlers } = usePlayOnDesktopHover()
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <article {...handlers} className={cx(FRAME, 'group quick has-[:focus-visible]:shadow-(--focus) hover:bg-raised')}>
      <div className="relative h-23 bg-well sm:h-31">
        <Picture src={`${ART[category]}.webp`} alt="" eager />
        {isPlaying && !hasFailed && (
          <video
            src={`${ART[category]}.mp4`}
            muted
            loop
            autoPlay
            playsInline
            aria-hidden
            onError={() => setHasFailed(true)}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div className="flex grow items-center justify-between gap-x-3 gap-y-1 p-3 max-sm:flex-col max-sm:items-start sm:px-3.5">
        <div className="min-w-0">
          <h3 className="text-14 font-strong">{choiceTexts.categories[category]}</h3>
          <p className="truncate text-12 text-text-3 max-sm:hidden">{texts.cards[category]}</p>
        </div>
        <CreateLink category={category} />
      </div>
    </article>
  )
}

/** Covers the whole card. */
const LINK = cx(
  buttonClass({ variant: 'line', size: 'sm' }),
  'shadow-none! after:absolute! after:inset-0 after:size-auto! after:translate-none! after:content-[""] max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:font-regular max-sm:text-text-2 static!',
)

function CreateLink({ category }: { category: CreateCategory }) {
  const label = `${texts.button}: ${choiceTexts.categories[category]}`
  if (category === 'music_video')
    return (
      <MusicVideoChooserLink aria-label={label} className={LINK}>
        {texts.button}
      </MusicVideoChooserLink>
    )
  return (
    <Link to={FORMS[category]} aria-label={label} className={LINK}>
      {texts.button}
    </Link>
  )
}
