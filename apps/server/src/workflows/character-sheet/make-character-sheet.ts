import { engineOfRoute } from '@fablecut/generation/provider/routes'
import { fitImage } from '@fablecut/render/fit/fit-image'
import { and, eq, ne, sql } from 'drizzle-orm'
import { call, run, story } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import type { StoredBlob } from '../../platform/storage/storage.ts'
import { type RunView, readRun } from '../../runs/read-run.ts'
import { callProvider } from '../provider-calls/call-provider.ts'
import { fitResult } from '../provider-calls/fit-result.ts'
import { providerWork } from '../provider-calls/provider-work.ts'
import { openCall } from '../run/journal.ts'
import { saveTake } from '../run/save-take.ts'
import { services } from '../run/services.ts'
import { defineShotWork } from '../run/shot-work.ts'
import { type SheetCall, SHEET_SIZE, planSheetCall } from './sheet-call.ts'

/** Whether a run begins with the character sheet of its story. */
export const needsCharacterSheet = async (runId: string): Promise<boolean> => planSheetCall(await readRun(services().db, runId)) !== null

/**
 * Has the provider of a story's images make a picture of its persons, once per story and free for its creator. It becomes a reference of every image of them. Without
 * it, after a failure, images are made from words alone.
 */
export const makeCharacterSheet = defineShotWork({
  name: 'make-character-sheet',
  async run(runId, _whole, _attempt, signal) {
    const view = await readRun(services().db, runId)
    const sheet = planSheetCall(view)
    if (!sheet) return
    const key = { id: `${runId}:sheet`, runId, kind: 'sheet', engine: engineOfRoute(sheet.route) }
    if (!(await inTransaction(services().pool, (tx) => claim(tx, view, key)))) return
    await callProvider(
      {
        key,
        route: sheet.route,
        request: sheet.request,
        refusal: `${sheet.route.row.title} would not make the character sheet`,
        keep: (result) =>
          fitResult(result, 'jpg', async (from, to) => {
            await fitImage(from, SHEET_SIZE, to)
            return SHEET_SIZE
          }),
        save: (tx, { blob }) => saveSheet(tx, view, sheet, blob),
      },
      providerWork(signal),
    )
  },
  giveUp: async () => {},
})

/** Opens the call, unless another run of the story, which is not over, makes the sheet. */
async function claim(tx: OpenTransaction, { id, storyId }: RunView, key: Parameters<typeof openCall>[1]): Promise<boolean> {
  await tx.db.select({ id: story.id }).from(story).where(eq(story.id, storyId)).for('update')
  const isOther = and(eq(run.storyId, storyId), ne(run.id, id), eq(run.status, 'RUN_RUNNING'), eq(call.kind, 'sheet'))
  const others = await tx.db.select({ id: call.id }).from(call).innerJoin(run, eq(run.id, call.runId)).where(isOther)
  if (others.length > 0) return false
  await openCall(tx, key)
  return true
}

async function saveSheet(tx: OpenTransaction, view: RunView, { route, request, cast }: SheetCall, blob: StoredBlob) {
  const { userId, storyId, id: runId } = view
  const mediaId = await saveTake(tx, {
    userId,
    storyId,
    runId,
    resourceType: 'image',
    role: 'character_sheet',
    title: 'Character sheet',
    aiModel: engineOfRoute(route),
    prompt: request.prompt,
    mimeType: 'image/jpeg',
    blob,
    metadata: { ...SHEET_SIZE, style: view.inputs.style ?? null },
  })
  const sheet = { media_id: mediaId, cast: cast.map(({ id }) => id), names: cast.map(({ name }) => name) }
  await tx.db
    .update(story)
    .set({ categoryInputs: sql`${story.categoryInputs} || ${JSON.stringify({ character_sheet: sheet })}::jsonb` })
    .where(eq(story.id, storyId))
  return { mediaId }
}
