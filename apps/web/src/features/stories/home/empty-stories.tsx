import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '../../../api/client.ts'
import type { Me } from '../../../session/me.ts'
import { EmptyStateImages } from '../../../story-components/empty-state-images.tsx'
import { storyTexts } from '../../../texts/stories.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useClaimPrimaryAction } from '../../../ui/buttons/primary-action.ts'
import { FirstFilmButton } from './first-film-button.tsx'
import { FIRST_FILM, firstFilmMinutes } from './first-film.ts'

const PICTURES = ['/styles/vaporwave.webp', '/art/hero.webp', '/styles/ghibli.webp'] as const

/** Empty state: a ready-made first film, or an own script. */
export function EmptyStories({ me }: { me: Me }) {
  useClaimPrimaryAction()
  const { data: system } = useQuery(query.system.get.queryOptions({ staleTime: 300_000 }))
  const minutes = firstFilmMinutes(system?.generation_pace.script_to_video)
  return (
    <EmptyState
      text={storyTexts.list.empty}
      picture={<EmptyStateImages pictures={PICTURES} />}
      note={storyTexts.firstFilm.note(FIRST_FILM.text, minutes)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <FirstFilmButton me={me} />
          <Link to="/story/create/script" className={buttonClass({ variant: 'ghost', size: 'lg' })}>
            {storyTexts.list.createFirst}
          </Link>
        </div>
      }
    />
  )
}
