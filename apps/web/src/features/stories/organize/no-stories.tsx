import { organizeTexts as texts } from '../../../texts/my-stories/organize.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { MyStoriesState } from './my-stories-state.ts'

/** No story has the name, or the folder is empty. */
export const NoStories = ({ state, onAll }: { state: MyStoriesState; onAll: () => void }) => (
  <EmptyState
    text={state.name.trim() === '' ? texts.emptyFolder : texts.noneFound(state.name.trim())}
    action={<Button onClick={onAll}>{texts.showAll}</Button>}
  />
)
