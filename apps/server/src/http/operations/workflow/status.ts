import { readStories } from '../../../stories/read-stories.ts'
import { requireReadableRuns, runStatus } from '../../../runs/read-runs.ts'
import { api } from '../../kernel/api.ts'

export const status = api.workflow.status.handler(async ({ input, context }) => {
  const { db } = context.services
  const runs = await requireReadableRuns(db, input.workflowRunIds, context.account, 'INVALID_WORKFLOW_IDS')
  const ids = [...new Set(runs.map((run) => run.storyId))]
  const stories = await readStories(db, ids, { viewer: context.account })
  const results = runs.map((run) => ({ ...runStatus(run), story: stories.find((story) => story.id === run.storyId) ?? null }))
  const single = results.length === 1 ? results[0] : undefined
  return {
    results,
    status: single?.status ?? null,
    output: single?.output ?? null,
    error: single?.error ?? null,
    step: single?.step ?? null,
    story: single?.story ?? null,
  }
})
