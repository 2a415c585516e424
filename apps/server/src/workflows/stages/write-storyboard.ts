import { receiptPlan } from '@fablecut/domain/pricing/receipt-plan'
import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import { evenlySpacedKeys } from '@fablecut/domain/story/shots/lexorank'
import { titleFromScript } from '@fablecut/domain/story/title'
import { eq, sql } from 'drizzle-orm'
import { captureCredits } from '../../credits/capture-credits.ts'
import { lockRunBilling } from '../../credits/run-billing.ts'
import { run, shot, story } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'
import type { WrittenStoryboard } from '../categories/category-generation.ts'
import { generationOf } from '../categories/categories.ts'
import { journalCall } from '../run/journal.ts'
import { lockRun } from '../../runs/change-state.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { isContinuedRun } from '../../runs/sound-choice.ts'
import { finishFilmPlans } from './finish-film-plans.ts'
import { sharesOfShots } from '../../runs/stored-price.ts'
import { directShots, titleByModel } from './ask-language-model.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { services } from '../run/services.ts'

/**
 * Writes the storyboard and saves its shots, with the price split over them; a connected language model then directs the shots, and the plans are finished as a film. A failure of the writer
 * fails the run (CD-112), one of the language model leaves the writer's title and plans.
 */
export const writeStoryboard = defineShotWork({
  name: 'write-storyboard',
  async run(runId, _whole, attempt, signal) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    if (isContinuedRun(view) && view.shots.length > 0) return keepStoryboard(view)
    const { engine } = engines.writer
    const title = await titleByModel(view, signal)
    await journalCall(
      pool,
      { id: `${runId}:script:${attempt}`, runId, kind: 'script', engine, isLocal: engine.startsWith('builtin/') },
      () => generationOf(view).write(view, signal),
      (tx, written) => saveStoryboard(tx, view, title === null ? written : { ...written, title }),
    )
    await directShots(runId, signal)
    await finishFilmPlans(runId)
  },
  giveUp: async () => {},
})

/** Keeps the shots of the run that this one continues, and splits the price over them. */
const keepStoryboard = (view: RunView): Promise<void> =>
  inTransaction(services().pool, async (tx) => {
    await lockRun(tx, view.id)
    await splitPrice(
      tx,
      view,
      view.shots.map(({ shotId }) => shotId),
    )
  })

async function saveStoryboard(tx: OpenTransaction, view: RunView, { title, shots, found }: WrittenStoryboard) {
  const keys = evenlySpacedKeys(shots.length)
  const rows = shots.map((written, index) => ({
    storyId: view.storyId,
    shotId: newId(),
    lexorank: keys[index] ?? '',
    shotType: 'auto',
    title: written.title,
    imagePrompt: written.imagePrompt,
    videoPrompt: written.videoPrompt,
    ...(written.plan && { plan: written.plan, planVersion: SHOT_PLAN_VERSION }),
    voiceOver: written.voiceOver,
  }))
  await tx.db.insert(shot).values(rows)
  await tx.db
    .update(story)
    .set({ title: titleAfter(view, title), categoryInputs: sql`(${story.categoryInputs} - 'outline') || ${JSON.stringify(found)}::jsonb` })
    .where(eq(story.id, view.storyId))
  await splitPrice(
    tx,
    view,
    rows.map((row) => row.shotId),
  )
  return { shots: rows.length }
}

/** The writer's title replaces the first words of the script; a user's title stays. */
const titleAfter = ({ inputs }: RunView, title: string | undefined) =>
  title === undefined
    ? sql`${story.title}`
    : sql`CASE WHEN ${story.title} = ${titleFromScript(inputs.scriptContent ?? '')} THEN ${title} ELSE ${story.title} END`

/** Splits the held price over the shots, and captures the script's share at once. */
async function splitPrice(tx: OpenTransaction, view: RunView, shotIds: readonly string[]): Promise<void> {
  if (view.priceCredits === 0) return
  if (!view.price) throw new Error(`The run ${view.id} holds credits without a price`)
  const receipt = sharesOfShots(receiptPlan(view.price, shotIds.length), shotIds)
  await tx.db
    .update(run)
    .set({ input: sql`${run.input} || ${JSON.stringify({ receipt })}::jsonb` })
    .where(eq(run.id, view.id))
  const script = receipt.find((share) => share.label === 'script')
  if (script) await captureCredits(tx, await lockRunBilling(tx, view.id), { label: 'script', credits: script.credits })
}
