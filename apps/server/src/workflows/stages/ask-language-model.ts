import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { titleFromScript } from '@fablecut/domain/story/title'
import type { DirectRequest, LanguageModel } from '@fablecut/generation/ports/language-model'
import { and, eq } from 'drizzle-orm'
import { askLanguageModel } from '../../generation/ask-language-model.ts'
import { knownFiguresOf } from '@fablecut/generation/requests/known-figures'
import { shot } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { planOf } from '../../stories/wire-story.ts'
import { characterLook } from '../../runs/character-look.ts'
import { journalCall, type JournalledResult } from '../run/journal.ts'
import { services } from '../run/services.ts'

/** Shots per request: a response of a few hundred tokens, which takes a small model without a graphics card half a minute. */
const BATCH_SIZE = 6

/** Vlogs and music videos get their plans from their own writers. */
const isExplainer = ({ story }: RunView): boolean => story.categoryId === 'script_to_video'

/** A title for a narrated story that its creator gave none; null without a language model, and if it gives none. */
export async function titleByModel(view: RunView, signal: AbortSignal | undefined): Promise<string | null> {
  if (!hasDefaultTitle(view)) return null
  const result = await ask(view, signal, (model) =>
    journalCall(
      services().pool,
      { id: `${view.id}:title`, runId: view.id, kind: 'title', engine: model.engine, isLocal: false },
      () => model.titleStory(scriptOf(view), signal),
      async (_tx, title) => ({ title }),
    ),
  )
  return typeof result?.title === 'string' ? result.title : null
}

const scriptOf = ({ inputs }: RunView): string => inputs.scriptContent?.trim() ?? ''

/** Whether a narrated story has the first words of its script as title. */
export const hasDefaultTitle = (view: RunView): boolean => isExplainer(view) && view.story.title === titleFromScript(scriptOf(view))

/** Directs the shots of a narrated story in batches, each journalled; those of an outline show what it says. Shots without an accepted plan keep that of the writer. */
export async function directShots(runId: string, signal: AbortSignal | undefined): Promise<void> {
  const { db, engines } = services()
  if (!engines.languageModel) return
  const view = await readRun(db, runId)
  if (!isExplainer(view) || view.inputs.isOutlined) return
  for (let from = 0; from < view.shots.length; from += BATCH_SIZE) {
    // An unavailable server would delay every further batch until its deadline.
    if ((await ask(view, signal, (model) => directBatch(model, runId, from, signal))) === null) return
  }
}

async function directBatch(
  languageModel: LanguageModel,
  runId: string,
  from: number,
  signal: AbortSignal | undefined,
): Promise<JournalledResult> {
  const { db, pool } = services()
  const view = await readRun(db, runId)
  return journalCall(
    pool,
    { id: `${runId}:direct:${from}`, runId, kind: 'direct', engine: languageModel.engine, isLocal: false },
    () => languageModel.directShots(batchRequest(view, from), signal),
    (tx, plans) => savePlans(tx, view, from, plans),
  )
}

/** The request for the plans of a batch of shots, which begins at the index `from`. */
export function batchRequest(view: RunView, from: number): DirectRequest {
  const before = view.shots.slice(0, from).flatMap((row) => planOf(row) ?? [])
  const character = characterLook(view.inputs.character)
  const previous = before.at(-1)
  return {
    narrations: view.shots.map(({ voiceOver }) => voiceOver),
    language: view.inputs.language ?? 'en',
    from,
    to: Math.min(view.shots.length, from + BATCH_SIZE),
    // Earlier ones rarely return, and every name makes the request longer.
    figures: knownFiguresOf(before.slice(-BATCH_SIZE)),
    ...(character && { character: { id: character.id, name: character.name } }),
    ...(previous && { previous }),
  }
}

async function savePlans(tx: OpenTransaction, view: RunView, from: number, plans: readonly (ShotPlan | null)[]): Promise<JournalledResult> {
  for (const [i, plan] of plans.entries()) {
    const row = view.shots[from + i]
    if (!plan || !row) continue
    await tx.db
      .update(shot)
      .set({ plan, planVersion: SHOT_PLAN_VERSION, ...promptsOfPlan(plan) })
      .where(and(eq(shot.storyId, view.storyId), eq(shot.shotId, row.shotId)))
  }
  return { planned: plans.filter((plan) => plan !== null).length, left: plans.filter((plan) => plan === null).length }
}

/** Null for a failure, which is only logged: the result of the built-in writer is kept. A stopped run stops. */
const ask = <T>(
  { userId, storyId }: RunView,
  signal: AbortSignal | undefined,
  request: (model: LanguageModel) => Promise<T>,
): Promise<T | null> =>
  askLanguageModel(services(), { userId, storyId }, request, (error) => error instanceof RunStopped || signal?.aborted === true)
