import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query } from '../../../api/client.ts'
import { useSession } from '../../../session/me.ts'
import { useLanguageModelNotice } from '../../../story-data/use-language-model-notice.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { GridSkeletons } from '../card/card-grid.tsx'
import { CreateCards } from './create-cards.tsx'
import { HOME_CARDS, MyStoryBlock } from './my-story-block.tsx'
import { Section } from './section.tsx'

const texts = storyTexts.home

type HomePageProps = {
  blankStoryCard: ReactNode
  /** Shown below the own stories, once the session is known. */
  children?: ReactNode
}

/** `/story`: the categories, with a session the newest own stories, then `children`. */
export function HomePage({ blankStoryCard, children }: HomePageProps) {
  usePageTitle(texts.title)
  const { me } = useSession()
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const freeLeft = me?.free_stories_left ?? 0
  return (
    <main id="content" className="page pb-14">
      <h1 className="sr-only">{texts.title}</h1>
      {system?.export_problem && (
        <Banner tone="danger" className="mt-4">
          {texts.exportUnavailable(system.export_problem)}
        </Banner>
      )}
      <Section
        title={texts.createYourWay}
        aside={
          <span className="flex items-center gap-5 text-13">
            {system && <EnginesNotice isBuiltIn={system.builtin_engines} className="max-sm:hidden" />}
            {freeLeft > 0 && (
              <span className="font-medium tracking-wide text-accent [word-spacing:0.12em]">{texts.freeLeft(freeLeft)}</span>
            )}
          </span>
        }
        phoneNote={system && <EnginesNotice isBuiltIn={system.builtin_engines} />}
      >
        <CreateCards blankStoryCard={blankStoryCard} />
        <ActionVideoLink />
      </Section>
      {me && <MyStoryBlock me={me} />}
      {me === undefined ? <UnknownBlock /> : children}
    </main>
  )
}

/** Below the cards, which are those of stories. */
const ActionVideoLink = () => (
  <p className="mt-3 flex flex-wrap gap-x-2 text-13 text-text-3">
    {texts.actionVideo.text}
    <Link to="/action-video" className="font-medium text-text underline decoration-line-2 underline-offset-4 hover:decoration-current">
      {texts.actionVideo.link}
    </Link>
  </p>
)

/** Skeleton until the session is known: of the own stories or of the community. */
const UnknownBlock = () => (
  <div className="grid gap-4 pt-7 sm:pt-9">
    <Skeleton className="h-7 w-36" />
    <GridSkeletons count={HOME_CARDS} label={storyTexts.list.loading} />
  </div>
)

/** Notice of who writes and generates: the built-in engines, or a language model with them. */
function EnginesNotice({ isBuiltIn, className }: { isBuiltIn: boolean; className?: string }) {
  const languageModel = useLanguageModelNotice()
  const notice = isBuiltIn ? { home: texts.builtIn, note: texts.builtInNote } : languageModel
  return (
    notice && (
      <span className={cx('min-w-0 truncate text-text-3', className)} title={notice.note}>
        {notice.home}
      </span>
    )
  )
}
