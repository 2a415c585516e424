import type { CategoryId } from '@fablecut/domain/story/category'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { communityTexts as texts } from '../../texts/community.ts'
import { CommunityStories } from './community-stories.tsx'
import type { LinkedStory } from './use-opened-story.ts'

/** Community section of the home page, with a link to the community page for the chosen category. */
export function CommunityBlock({ linked }: { linked?: LinkedStory }) {
  const [category, setCategory] = useState<CategoryId | null>(null)
  return (
    <section aria-label={texts.title} className="pt-7 sm:pt-9">
      <CommunityStories
        title={<h2 className="text-16 font-strong">{texts.title}</h2>}
        aside={
          <Link
            to="/story/community"
            search={category ? { category_id: category } : {}}
            aria-label={texts.viewAllLabel}
            className="hit quick relative inline-flex items-center gap-1 rounded-md text-13 font-medium text-text-2 hover:text-text"
          >
            {texts.viewAll}
            <ChevronRight aria-hidden className="size-4" />
          </Link>
        }
        heading="h3"
        category={category}
        onCategory={setCategory}
        linked={linked}
        closesToHome={false}
      />
    </section>
  )
}
