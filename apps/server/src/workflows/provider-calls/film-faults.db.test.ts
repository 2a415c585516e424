import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunMakers } from '../../credits/read-run-makers.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { COMFYUI_FILM } from './film-faults/comfyui.ts'
import { ELEVENLABS_FILM } from './film-faults/elevenlabs.ts'
import { FAL_FILM } from './film-faults/fal.ts'
import type { PlannedProvider, PlannedRun, SubmissionEnd } from './film-faults/film-plan.ts'
import { OPENAI_FILM } from './film-faults/openai.ts'
import { REPLICATE_FILM } from './film-faults/replicate.ts'
import { isLost } from './next-action.ts'
import { readSubmissions } from './submissions.ts'

/** The short suite has time for one provider; `npm run test:long faults` makes the films of all. */
const FILMS = process.env['TEST_LONG'] ? [FAL_FILM, REPLICATE_FILM, COMFYUI_FILM, OPENAI_FILM, ELEVENLABS_FILM] : [FAL_FILM]
const CREDITS = 100_000

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
  // One call after the other, so that each meets its own faults. What the built-in engines make of a request is made once for all films.
  await studio.worker({ limits: { MAX_PARALLEL_CALLS: '1' }, maxProviderPauseMs: 20, callMs: 0 })
})
afterAll(() => studio.close())

test.each(FILMS)('a film by $provider under twenty faults: each job is paid once, or its receipt names what was lost', async (plan) => {
  const faults = plan.runs.flatMap(({ calls }) => calls.flat().flatMap(([, ...met]) => met))
  expect(new Set(faults.map((fault) => JSON.stringify(fault))).size).toBeGreaterThanOrEqual(20)
  const provider = await plan.start()
  try {
    await studio.connect([provider.connection, ...(provider.others ?? [])])
    for (const run of plan.runs) await expectRun(provider, run)
  } finally {
    await provider.close()
  }
})

async function expectRun({ connection, script, ledger }: PlannedProvider, run: PlannedRun): Promise<void> {
  const chargedBefore = ledger.charges.length
  script(...run.calls.flat().map(([, ...faults]) => faults))
  const userId = await studio.account({ credits: CREDITS })
  const runId = await studio.start(userId, { script_content: run.script, ...run.input })
  const end = await studio.follow(runId)
  expect(await submissionsOf(runId, connection)).toEqual(run.calls.map((call) => call.map(([planned]) => seenEnd(planned))))
  if (run.failure === undefined) expect(end.status).toBe('completed')
  else expect(JSON.stringify(end)).toMatch(run.failure)
  const { refusals = [] } = run
  expect(await messagesOf(runId)).toEqual(refusals.map((refusal) => expect.stringMatching(refusal)))

  const planned = run.calls.flat()
  const count = (...ends: SubmissionEnd[]): number => planned.filter(([each]) => ends.includes(each)).length
  // Of the second job that a provider makes of one request nobody is told.
  const doubled = planned.filter(([, ...faults]) => faults.some(({ fault }) => fault === 'accepted_twice')).length
  expect(ledger.charges.length - chargedBefore).toBe(count('kept', 'lost') + doubled)
  const makers = (await readRunMakers(studio.db, [runId])).get(runId)!
  expect(makers.lost.reduce((sum, { times }) => sum + times, 0)).toBe(count('lost', 'unsure'))
  await expectNothingOpen(userId)
}

/** Which of the ends can be told apart here. */
const seenEnd = (end: SubmissionEnd): SubmissionEnd => (end === 'unsure' ? 'lost' : end)

/** How the submissions of each call by a connection ended, in the order of the calls. */
async function submissionsOf(runId: string, { name }: PlannedProvider['connection']): Promise<SubmissionEnd[][]> {
  const { db, pool } = studio
  const { rows } = await pool.query<{ id: string }>(
    `SELECT call.id FROM call JOIN call_submission s ON s.call_id = call.id WHERE run_id = $1 AND connection = $2 GROUP BY call.id
     ORDER BY min(s.submitted_at)`,
    [runId, name],
  )
  const calls = await Promise.all(rows.map(({ id }) => readSubmissions({ db }, id)))
  return calls.map((submissions) => submissions.map((each) => (each.state === 'kept' ? 'kept' : isLost(each) ? 'lost' : 'free')))
}

async function messagesOf(runId: string): Promise<string[]> {
  const { rows } = await studio.pool.query<{ status_message: string }>(
    `SELECT m.status_message FROM media m JOIN shot USING (story_id, shot_id) WHERE workflow_run_id = $1 AND m.status = 'failed' ORDER BY lexorank`,
    [runId],
  )
  return rows.map(({ status_message }) => status_message)
}

async function expectNothingOpen(userId: string): Promise<void> {
  const { rows } = await studio.pool.query<{ open: number }>(
    `SELECT (SELECT count(*) FROM call_submission WHERE state IN ('submitted', 'accepted', 'fetched'))::int
      + (SELECT count(*) FROM call WHERE state NOT IN ('done', 'failed'))::int + (SELECT count(*) FROM run WHERE status = 'RUN_RUNNING')::int AS open`,
  )
  const { held, available, sum } = await studio.money(userId)
  expect([rows[0]!.open, held, sum]).toEqual([0, 0, available])
}
