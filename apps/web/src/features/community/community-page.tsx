import type { CategoryId } from '@fablecut/domain/story/category'
import { communityTexts as texts } from '../../texts/community.ts'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { CommunityStories } from './community-stories.tsx'

type CommunityPageProps = { category: CategoryId | null; onCategory: (category: CategoryId | null) => void }

/** `/story/community`: all published stories. */
export function CommunityPage(props: CommunityPageProps) {
  usePageTitle(texts.title)
  return (
    <main id="content" className="page pt-7 pb-14">
      <CommunityStories {...props} title={<h1 className="text-20 font-strong">{texts.title}</h1>} heading="h2" closesToHome />
    </main>
  )
}
