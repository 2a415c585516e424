import type { CategoryId } from '@fablecut/domain/story/category'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../session/me.ts'
import { EmptyStateImages } from '../../story-components/empty-state-images.tsx'
import { templatesQuery } from '../../story-data/story-lists.ts'
import { communityTexts } from '../../texts/community.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CommunityCard } from './community-card.tsx'
import { CommunityGrid } from './community-grid.tsx'

const texts = communityTexts.noResults
const PICTURES = ['/styles/photorealistic.webp', '/styles/pixar.webp', '/styles/citypop.webp'] as const

type EmptyCommunityProps = {
  category: CategoryId | null
  onCategory: (category: CategoryId | null) => void
  heading: 'h2' | 'h3'
  hasSound: boolean
}

/** Empty state of the community or of a category. The examples are shown below it. */
export function EmptyCommunity({ category, onCategory, heading, hasSound }: EmptyCommunityProps) {
  return (
    <>
      <EmptyState
        text={communityTexts.empty}
        picture={<EmptyStateImages pictures={PICTURES} />}
        note={texts.note}
        action={category === null ? <FirstStep /> : <Button onClick={() => onCategory(null)}>{texts.allCategories}</Button>}
      />
      <Examples category={category} heading={heading} hasSound={hasSound} />
    </>
  )
}

function Examples({ category, heading: Heading, hasSound }: Omit<EmptyCommunityProps, 'onCategory'>) {
  const { data } = useQuery(templatesQuery)
  const cards = data?.stories.filter((card) => category === null || card.category_id === category) ?? []
  if (cards.length === 0) return null
  return (
    <section aria-label={texts.examples} className="grid gap-4 pt-8">
      <Heading className="text-14 font-strong">{texts.examples}</Heading>
      <CommunityGrid>
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <CommunityCard card={card} heading={Heading === 'h2' ? 'h3' : 'h4'} hasSound={hasSound} hasAuthor />
          </li>
        ))}
      </CommunityGrid>
    </section>
  )
}

function FirstStep() {
  const { me } = useSession()
  return (
    <Link to={me ? '/story/my' : '/story/create/script'} className={buttonClass({ variant: 'raised' })}>
      {me ? texts.publish : texts.create}
    </Link>
  )
}
