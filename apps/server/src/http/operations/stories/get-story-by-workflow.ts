import { readStories } from '../../../stories/read-stories.ts'
import { requireReadableRuns } from '../../../runs/read-runs.ts'
import { api } from '../../kernel/api.ts'

export const getStoryByWorkflow = api.stories.byWorkflow.handler(async ({ input, context }) => {
  const { db } = context.services
  const [run] = await requireReadableRuns(db, [input.workflowRunId], context.account, 'STORY_NOT_FOUND')
  const [story] = await readStories(db, [run!.storyId], { viewer: context.account })
  return { story: story! }
})
