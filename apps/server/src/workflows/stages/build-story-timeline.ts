import { services } from '../services.ts'
import { readRun } from '../run/read-run.ts'

export async function buildStoryTimeline(runId: string): Promise<void> {
  await readRun(services().db, runId)
}
