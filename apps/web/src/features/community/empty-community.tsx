import type { CategoryId } from '@fablecut/domain/story/category'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../session/me.ts'
import { EmptyStateImages } from '../../story-components/empty-state-images.tsx'
import { communityTexts } from '../../texts/community.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CommunityExamples } from './community-examples.tsx'

const texts = communityTexts.noResults
const PICTURES = ['/styles/photorealistic.webp', '/styles/pixar.webp', '/styles/citypop.webp'] as const

type EmptyCommunityProps = {
  category: CategoryId | null
  onCategory: (category: CategoryId | null) => void
  heading: 'h2' | 'h3'
  hasSound: boolean
}

/** Community or category without stories: the examples, then the message. */
export function EmptyCommunity({ category, onCategory, heading, hasSound }: EmptyCommunityProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <CommunityExamples category={category} heading={heading} hasSound={hasSound} />
      <EmptyState
        text={communityTexts.empty}
        picture={<EmptyStateImages pictures={PICTURES} />}
        note={texts.note}
        action={category === null ? <FirstStep /> : <Button onClick={() => onCategory(null)}>{texts.allCategories}</Button>}
      />
    </div>
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
