import { and, eq } from 'drizzle-orm'
import { captureCredits } from '../../credits/capture-credits.ts'
import { releaseCredits } from '../../credits/release-credits.ts'
import { lockRunBilling } from '../../credits/run-billing.ts'
import { shot } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { type RunView, type ShotRow, shareOf } from '../../runs/read-run.ts'
import { reportProgress } from '../../runs/report-progress.ts'
import { type Take, saveFailedTake, saveTake } from '../run/save-take.ts'
import { activateTake, recordFailedTake } from '../run/activate-take.ts'
import { services } from '../run/services.ts'

type ActiveColumn = 'activeImageId' | 'activeVideoId' | 'activeVoiceOverAudioId'
type ShotTake = Omit<Take, 'userId' | 'storyId' | 'shotId' | 'runId' | 'title'>

/** Saves a generated file of a shot and makes it the active one of its `column`; returns its id. */
export async function saveActiveTake(
  tx: OpenTransaction,
  { view, row, column }: { readonly view: RunView; readonly row: ShotRow; readonly column: ActiveColumn },
  take: ShotTake,
): Promise<string> {
  const mediaId = await saveShotTake(tx, view, row, take)
  await tx.db
    .update(shot)
    .set({ [column]: mediaId })
    .where(and(eq(shot.storyId, view.storyId), eq(shot.shotId, row.shotId)))
  return mediaId
}

/** Saves the image of a shot. A preview is edited meanwhile: its document follows, and an image that its creator chose stays. */
export async function saveImage(tx: OpenTransaction, view: RunView, row: ShotRow, take: ShotTake): Promise<string> {
  if (view.kind !== 'preview') return saveActiveTake(tx, { view, row, column: 'activeImageId' }, take)
  const mediaId = await saveShotTake(tx, view, row, take)
  await activateTake(tx, { storyId: view.storyId, shotId: row.shotId, mediaId, isFirst: true })
  return mediaId
}

const saveShotTake = (tx: OpenTransaction, { id, userId, storyId }: RunView, { shotId, title }: ShotRow, take: ShotTake): Promise<string> =>
  saveTake(tx, { ...take, userId, storyId, shotId, runId: id, title })

/** Captures a shot's share for its image or clip and publishes the progress. */
export async function captureShare(tx: OpenTransaction, view: RunView, label: 'image' | 'video', shotId: string): Promise<void> {
  await captureCredits(tx, await lockRunBilling(tx, view.id), { label, shotId, credits: shareOf(view, label, shotId) })
  await reportProgress(tx, view.id, label)
}

type Failure = {
  readonly label: 'image' | 'video'
  /** The shares to release. */
  readonly releases: readonly ('image' | 'video')[]
  readonly aiModel: string
  readonly prompt: string | null
  readonly message: string
}

/** Records that a shot's image or clip could not be generated, releases its shares and publishes the progress. */
export async function recordShotFailure(view: RunView, shotId: string, failure: Failure): Promise<void> {
  const { label, releases, ...reason } = failure
  const { id: runId, userId, storyId } = view
  const title = view.shots.find((row) => row.shotId === shotId)?.title ?? ''
  await inTransaction(services().pool, async (tx) => {
    await lockRun(tx, runId)
    await saveFailedTake(tx, { ...reason, userId, storyId, runId, shotId, title, resourceType: label })
    if (view.kind === 'preview') await recordFailedTake(tx, { storyId, shotId })
    const billing = await lockRunBilling(tx, runId)
    for (const share of releases) await releaseCredits(tx, billing, { label: share, shotId, credits: shareOf(view, share, shotId) })
    await reportProgress(tx, runId, label)
  })
}
