import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { receiptPlan } from '@fablecut/domain/pricing/receipt-plan'
import { spreadKeys } from '@fablecut/domain/story/lexorank'
import { VIDEO_DEFAULT } from '@fablecut/domain/story/model-defaults'
import type { Storyboard } from '@fablecut/engines/ports/writer'
import { eq, sql } from 'drizzle-orm'
import { captureCredits } from '../../credits/capture-credits.ts'
import { readRunMoney } from '../../credits/run-money.ts'
import { run, shot, story } from '../../platform/database/schema.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'
import { chooseVoice } from '../run/choose-voice.ts'
import { journalCall } from '../run/journal.ts'
import { type RunView, readRun } from '../run/read-run.ts'
import { characterLook } from '../shots/character-look.ts'
import { defineShotWork } from '../shots/shot-work.ts'
import { services } from '../services.ts'

/** Lets the writer split the script into shots and keeps them, with how the price is split over them. A script that can't be written fails the run (CD-112). */
export const writeStoryboard = defineShotWork({
  name: 'write-storyboard',
  async make(runId, _whole, attempt, signal) {
    const { db, pool, engines } = services()
    const view = await readRun(db, runId)
    const { engine } = engines.writer
    await journalCall(
      pool,
      { id: `${runId}:script:${attempt}`, runId, kind: 'script', engine, isLocal: engine.startsWith('builtin/') },
      () => engines.writer.writeStoryboard(requestOf(view), signal),
      (tx, storyboard) => keepStoryboard(tx, view, storyboard),
    )
  },
  giveUp: async () => {},
})

function requestOf(view: RunView) {
  const look = characterLook(view.inputs.character)
  return {
    script: view.inputs.script_content ?? '',
    autoRewrite: view.inputs.auto_rewrite ?? true,
    clipSeconds: clipSeconds(view.inputs.advanced_settings?.video_model_config?.model ?? VIDEO_DEFAULT.model),
    style: view.inputs.visual_style ?? 'photorealistic',
    ...(look === undefined ? {} : { character: { name: look.name } }),
    seed: view.inputs.seed ?? 1,
  }
}

async function keepStoryboard(tx: OpenTransaction, view: RunView, storyboard: Storyboard) {
  const keys = spreadKeys(storyboard.shots.length)
  const rows = storyboard.shots.map((one, index) => ({
    storyId: view.storyId,
    shotId: newId(),
    lexorank: keys[index] ?? '',
    shotType: 'auto',
    title: one.title,
    imagePrompt: one.imagePrompt,
    videoPrompt: one.videoPrompt,
    voiceOver: one.voiceOver,
  }))
  await tx.db.insert(shot).values(rows)
  const found = {
    rewrite_script: storyboard.script,
    language: storyboard.language,
    is_rewritten: storyboard.rewritten,
    music_mood: storyboard.musicMood,
    voiceover_voice_auto_selection: { voiceover: chooseVoice(view.inputs, storyboard.language) },
  }
  await tx.db
    .update(story)
    .set({ title: storyboard.title, categoryInputs: sql`${story.categoryInputs} || ${JSON.stringify(found)}::jsonb` })
    .where(eq(story.id, view.storyId))
  await splitPrice(
    tx,
    view,
    rows.map((row) => row.shotId),
  )
  return { shots: rows.length }
}

/** Once the shots are known the held price is split over them; the script's share is taken at once. */
async function splitPrice(tx: OpenTransaction, view: RunView, shotIds: readonly string[]): Promise<void> {
  if (view.priceCredits === 0) return
  if (!view.price) throw new Error(`The run ${view.id} holds credits without a price`)
  const receipt = receiptPlan(view.price, shotIds.length).map((share) => ({
    ...share,
    shotId: share.shotIndex === null ? null : (shotIds[share.shotIndex] ?? null),
  }))
  await tx.db
    .update(run)
    .set({ input: sql`${run.input} || ${JSON.stringify({ receipt })}::jsonb` })
    .where(eq(run.id, view.id))
  const script = receipt.find((share) => share.label === 'script')
  if (script) await captureCredits(tx, await readRunMoney(tx, view.id), { label: 'script', credits: script.credits })
}
