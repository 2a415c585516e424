import { CATEGORY_NAMES } from '@fablecut/domain/story/category-name'
import type { CategoryId } from '@fablecut/domain/story/category'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChooserLink } from '../../../story-components/music-video-chooser-link.tsx'
import { storyTexts } from '../../../texts/stories.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { cx } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/layout/picture.tsx'
import { usePlayOnHover } from '../../../ui/hooks/play-on-rest.ts'
import { ScratchCard } from './blank-story-card.tsx'

const texts = storyTexts.create
type Kind = Exclude<CategoryId, 'create_from_scratch'>
const KINDS: readonly Kind[] = ['character_vlog', 'script_to_video', 'music_video', 'asmr_video']

/** The ways to begin. Source: HD-02, HD-12. */
export function CreateCards() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
      {KINDS.map((kind) => (
        <li key={kind} className="min-w-0">
          <CreateCard kind={kind} />
        </li>
      ))}
      <li className="hidden min-w-0 md:[@media(hover:hover)]:block">
        <ScratchCard />
      </li>
    </ul>
  )
}

/** The picture of each kind, and the same moving, by their common name. */
const ART: Record<Kind, string> = {
  character_vlog: '/art/vlog',
  script_to_video: '/art/explainer',
  music_video: '/art/music',
  asmr_video: '/asmr/cutting',
}

/** Where a kind is made; of a music video one is asked which kind first. */
const FORMS = {
  character_vlog: '/story/create/vlog',
  script_to_video: '/story/create/script',
  asmr_video: '/story/create/asmr',
} as const

const FRAME = 'veil relative flex h-full flex-col overflow-hidden rounded-card bg-surface'

function CreateCard({ kind }: { kind: Kind }) {
  const { isPlaying, handlers } = usePlayOnHover()
  const [hasFailed, setFailed] = useState(false)
  return (
    <article {...handlers} className={cx(FRAME, 'group quick has-[:focus-visible]:shadow-(--focus) hover:bg-raised')}>
      <div className="relative h-23 bg-well sm:h-31">
        <Picture src={`${ART[kind]}.webp`} alt="" eager />
        {isPlaying && !hasFailed && (
          <video
            src={`${ART[kind]}.mp4`}
            muted
            loop
            autoPlay
            playsInline
            aria-hidden
            onError={() => setFailed(true)}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div className="flex grow items-center justify-between gap-x-3 gap-y-1 p-3 max-sm:flex-col max-sm:items-start sm:px-3.5">
        <div className="min-w-0">
          <h3 className="text-14 font-strong">{CATEGORY_NAMES[kind]}</h3>
          <p className="truncate text-12 text-text-3 max-sm:hidden">{texts.cards[kind]}</p>
        </div>
        <CreateLink kind={kind} />
      </div>
    </article>
  )
}

/** Covers its whole card. */
const LINK = cx(
  buttonClass({ variant: 'line', size: 'sm' }),
  'shadow-none! after:absolute! after:inset-0 after:size-auto! after:translate-none! after:content-[""] max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:font-regular max-sm:text-text-2 static!',
)

function CreateLink({ kind }: { kind: Kind }) {
  const label = `${texts.button}: ${CATEGORY_NAMES[kind]}`
  if (kind === 'music_video')
    return (
      <ChooserLink aria-label={label} className={LINK}>
        {texts.button}
      </ChooserLink>
    )
  return (
    <Link to={FORMS[kind]} aria-label={label} className={LINK}>
      {texts.button}
    </Link>
  )
}
