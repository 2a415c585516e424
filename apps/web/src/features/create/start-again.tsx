import { RotateCcw } from 'lucide-react'
import { useRemix } from '../../story-data/remix/use-remix.ts'
import { createTexts } from '../../texts/create.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { RunStory } from './progress/run-story.ts'

/** Opens the form of a story with its inputs. */
export function StartAgain({ story }: { story: RunStory }) {
  const start = useRemix(story, { isLineage: false })
  if (!start) return null
  return (
    <Button variant="primary" icon={<RotateCcw aria-hidden />} onClick={() => void start()}>
      {createTexts.cancel.startAgain}
    </Button>
  )
}
