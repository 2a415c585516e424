import type { CategoryId } from '@fablecut/domain/story/category'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../session/me.ts'
import { EmptyPictures } from '../../story-components/empty-pictures.tsx'
import { communityTexts } from '../../texts/community.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

const texts = communityTexts.nothing
const PICTURES = ['/styles/photorealistic.webp', '/styles/pixar.webp', '/styles/citypop.webp'] as const

type EmptyCommunityProps = { category: CategoryId | null; onCategory: (category: CategoryId | null) => void }

/** Nobody has published anything yet, or nothing of the chosen kind: what comes here, and how. Source: H-059. */
export function EmptyCommunity({ category, onCategory }: EmptyCommunityProps) {
  return (
    <EmptyState
      text={communityTexts.empty}
      picture={<EmptyPictures pictures={PICTURES} />}
      note={texts.note}
      action={category === null ? <FirstStep /> : <Button onClick={() => onCategory(null)}>{texts.allKinds}</Button>}
    />
  )
}

function FirstStep() {
  const { me } = useSession()
  return (
    <Link to={me ? '/story/my' : '/story/create/script'} className={buttonClass({ variant: 'raised' })}>
      {me ? texts.publish : texts.make}
    </Link>
  )
}
