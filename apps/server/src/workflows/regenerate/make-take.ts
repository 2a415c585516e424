import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import type { Speech } from '@fablecut/domain/timeline/speech'
import { captureCredits } from '../../credits/capture-credits.ts'
import { releaseCredits } from '../../credits/release-credits.ts'
import { lockRunBilling } from '../../credits/run-billing.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { type Maker, makeFile } from '../provider-calls/maker.ts'
import { type Take, saveFailedTake, saveTake } from '../run/save-take.ts'
import { type RunView, type ShotRow, shareOf } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { recordFailedTake, activateTake } from '../run/activate-take.ts'
import { reportTakes } from './report-takes.ts'
import type { ShotsRun } from './shots-run.ts'

/** Column values and price label of each medium. A voice-over is free of charge. */
const MEDIA = {
  image: { label: 'image', resourceType: 'image', role: 'take' },
  video: { label: 'video', resourceType: 'video', role: 'take' },
  'audio-voice-over': { label: null, resourceType: 'audio', role: 'voiceover', subtype: 'voiceover' },
} as const satisfies Record<ShotMedium, object>

/** Labels released when a medium fails. */
const RELEASED: Record<ShotMedium, readonly ('image' | 'video')[]> = { image: ['image', 'video'], video: ['video'], 'audio-voice-over': [] }

export type GeneratedTake = Pick<Take, 'blob' | 'mimeType' | 'metadata'> & { readonly speech?: Speech }

export type TakeWork = {
  readonly medium: ShotMedium
  readonly attempt: number
  readonly maker: Maker<GeneratedTake>
  /** The text it is generated from. */
  readonly prompt: string
  readonly files?: Pick<Take, 'referenceMediaId' | 'endFrameMediaId'>
  readonly signal: AbortSignal | undefined
  /** The take that it is composed anew from for another shape: the shot shows it when the story gets that shape. */
  readonly shapeOf?: string
}

/** Makes one file of a shot as a new take, activates it unless the end of the run does, and captures its price, exactly once also after crashes. */
export async function makeTake({ view, input }: ShotsRun, shot: ShotRow, work: TakeWork): Promise<void> {
  const { medium, attempt, maker, signal } = work
  const { label, ...mediaRow } = MEDIA[medium]
  const { id: runId, storyId, userId } = view
  const { shotId, title } = shot
  const save = async (tx: OpenTransaction, { speech, ...made }: GeneratedTake, aiModel: string): Promise<{ mediaId: string }> => {
    const metadata = { ...made.metadata, ...(work.shapeOf !== undefined && { shape_of: work.shapeOf }) }
    const take = { ...made, metadata, ...mediaRow, ...work.files, userId, storyId, shotId, runId, title, aiModel, prompt: work.prompt }
    const mediaId = await saveTake(tx, take)
    if (work.shapeOf === undefined && input.sentence === undefined)
      await activateTake(tx, { storyId, shotId, mediaId, ...(speech && { speech }) })
    if (label) await captureCredits(tx, await lockRunBilling(tx, runId), { label, shotId, credits: shareOf(view, label, shotId) })
    await reportTakes(tx, runId)
    return { mediaId }
  }
  await makeFile({ runId, shotId, kind: mediaRow.resourceType, medium, attempt }, maker, save, signal)
}

/** Saves a failed take and releases its price; without an image there is no clip either. The shot keeps its media (CD-112). */
export async function failTake(
  { view }: ShotsRun,
  failed: { readonly medium: ShotMedium; readonly shotId: string; readonly message: string; readonly engine: string },
): Promise<void> {
  const { medium, shotId, message, engine } = failed
  const { label: _, role: __, ...mediaRow } = MEDIA[medium]
  const { id: runId, storyId, userId } = view
  const shot = view.shots.find((candidate) => candidate.shotId === shotId)
  await inTransaction(services().pool, async (tx) => {
    await lockRun(tx, runId)
    const take = {
      ...mediaRow,
      userId,
      storyId,
      runId,
      shotId,
      title: shot?.title ?? '',
      aiModel: engine,
      prompt: promptOf(shot, medium),
    }
    await saveFailedTake(tx, { ...take, message })
    if (medium !== 'audio-voice-over') await recordFailedTake(tx, { storyId, shotId })
    await release(tx, view, shotId, RELEASED[medium])
    await reportTakes(tx, runId)
  })
}

function promptOf(shot: ShotRow | undefined, medium: ShotMedium): string | null {
  if (!shot) return null
  return medium === 'image' ? shot.imagePrompt : medium === 'video' ? shot.videoPrompt : shot.voiceOver
}

async function release(tx: OpenTransaction, view: RunView, shotId: string, labels: readonly ('image' | 'video')[]): Promise<void> {
  const money = await lockRunBilling(tx, view.id)
  for (const label of labels) await releaseCredits(tx, money, { label, shotId, credits: shareOf(view, label, shotId) })
}
