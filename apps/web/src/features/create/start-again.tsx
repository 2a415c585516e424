import type { CategoryId } from '@fablecut/domain/story/category'
import { MUSIC_VIDEO_SLUGS } from '@fablecut/domain/story/music-video'
import { useNavigate } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { createTexts } from '../../texts/create.ts'
import { Button } from '../../ui/button.tsx'
import { prefillOfStory } from '../../remix/prefill-of-story.ts'
import { usePrefillStore } from '../../remix/prefill-store.ts'
import type { RunStory } from './progress/run-story.ts'

const FORMS = {
  script_to_video: '/story/create/script',
  character_vlog: '/story/create/vlog',
  asmr_video: '/story/create/asmr',
  music_video: '/story/create/mv',
} as const satisfies Partial<Record<CategoryId, string>>

/** Opens the form of a story with the answers it was made of. */
export function StartAgain({ story }: { story: RunStory }) {
  const navigate = useNavigate()
  const { category_id: category, category_inputs: answers } = story
  if (category === 'create_from_scratch') return null
  const start = () => {
    usePrefillStore.getState().put(prefillOfStory(story))
    const videoType = MUSIC_VIDEO_SLUGS.find((slug) => slug === answers.video_type)
    if (category === 'music_video' && videoType) void navigate({ to: '/music-video/$videoType', params: { videoType } })
    else void navigate({ to: FORMS[category] })
  }
  return (
    <Button variant="primary" icon={<RotateCcw aria-hidden />} onClick={start}>
      {createTexts.cancel.startAgain}
    </Button>
  )
}
