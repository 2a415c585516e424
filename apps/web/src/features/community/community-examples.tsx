import type { CategoryId } from '@fablecut/domain/story/category'
import { useQuery } from '@tanstack/react-query'
import { templatesWhileGenerated } from '../../story-data/story-lists.ts'
import { communityTexts } from '../../texts/community.ts'
import { CommunityCard } from './community-card.tsx'
import { CommunityGrid, NextSkeletons } from './community-grid.tsx'

const texts = communityTexts.examples
/** Skeletons beside the examples while more are being generated. */
const PENDING_CARDS = 1

type CommunityExamplesProps = { category: CategoryId | null; heading: 'h2' | 'h3'; hasSound: boolean }

/** The product's examples, of one category or all, for a community with few stories; skeletons stand for those being generated. */
export function CommunityExamples({ category, heading: Heading, hasSound }: CommunityExamplesProps) {
  const { data } = useQuery(templatesWhileGenerated)
  const cards = data?.stories.filter((card) => category === null || card.category_id === category) ?? []
  const areMoreComing = data?.are_more_coming === true && category === null
  if (cards.length === 0 && !areMoreComing) return null
  return (
    <section aria-label={texts.title} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Heading className="text-14 font-strong">{texts.title}</Heading>
        <p className="text-13 text-text-3">{noteOf(cards.length, areMoreComing)}</p>
      </div>
      <CommunityGrid>
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <CommunityCard card={card} heading={Heading === 'h2' ? 'h3' : 'h4'} hasSound={hasSound} hasAuthor />
          </li>
        ))}
        {areMoreComing && <NextSkeletons count={cards.length === 0 ? undefined : PENDING_CARDS} />}
      </CommunityGrid>
    </section>
  )
}

function noteOf(count: number, areMoreComing: boolean): string {
  if (!areMoreComing) return texts.note
  return count === 0 ? texts.generatingFirst : texts.generatingMore
}
