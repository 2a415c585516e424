import type { mediaResource } from '@fablecut/contracts/wire/story'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import type { Take, TakeStatus } from '@fablecut/domain/timeline/edit/storyboard/takes'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { z } from 'zod'

export type TakeType = 'image' | 'video' | 'audio'
export const TAKE_TYPE_OF: Readonly<Record<ShotMedium, TakeType>> = { image: 'image', video: 'video', 'audio-voice-over': 'audio' }
/** Medium of each take type in requests. */
export const MEDIUM_OF: Readonly<Record<TakeType, ShotMedium>> = { image: 'image', video: 'video', audio: 'audio-voice-over' }

/** A take for display. `asset`: null while it is generated, and when it failed. */
export type ShotTake = {
  readonly id: string
  readonly type: TakeType
  readonly status: TakeStatus
  readonly message: string | null
  readonly asset: MediaAsset | null
  readonly madeBy: string | null
  readonly prompt: string | null
  /** Of an image; null for other media and images without one. */
  readonly plan: ShotPlan | null
  readonly createdAt: string | null
}

type WireTake = z.infer<typeof mediaResource>

/** Takes of one type, newest first: pending requests, then those listed by the server. */
export function shotTakes(
  type: TakeType,
  wire: readonly WireTake[],
  pending: readonly PendingTake[],
  assets: ReadonlyMap<string, MediaAsset>,
): readonly ShotTake[] {
  const listed = new Set(wire.map(({ workflow_run_id }) => workflow_run_id))
  const waiting = pending.filter((take) => take.type === type && !(take.workflowId !== null && listed.has(take.workflowId)))
  return [
    ...waiting.map((take, index): ShotTake => ({
      id: take.workflowId ?? `asked-${index}`,
      type,
      status: take.generationStatus,
      message: null,
      asset: null,
      madeBy: null,
      prompt: null,
      plan: null,
      createdAt: null,
    })),
    ...wire.map((take): ShotTake => ({
      id: take.id,
      type,
      status: take.status,
      message: take.status_message,
      asset: assets.get(take.id) ?? null,
      madeBy: take.ai_model,
      prompt: take.prompt,
      plan: take.plan,
      createdAt: take.created_at,
    })),
  ]
}

/** A requested take with its type. */
export type PendingTake = Take & { readonly type: TakeType }

/** Whether a take can be chosen and compared. */
export const isReady = (take: ShotTake): boolean => take.status === 'completed' && take.asset !== null
export const isGenerating = (take: ShotTake): boolean => take.status === 'pending' || take.status === 'generating'
