import type { mediaResource } from '@fablecut/contracts/wire/story'
import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import type { Take, TakeStatus } from '@fablecut/domain/timeline/edit/storyboard/takes'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { z } from 'zod'

export type TakeKind = 'image' | 'video' | 'audio'
export const KIND_OF: Readonly<Record<ShotMedium, TakeKind>> = { image: 'image', video: 'video', 'audio-voice-over': 'audio' }
/** What a take of a kind is asked for as. */
export const MEDIUM_OF: Readonly<Record<TakeKind, ShotMedium>> = { image: 'image', video: 'video', audio: 'audio-voice-over' }

/** A take as its thumbnail shows it. `asset` is null while it is made, and where it failed. */
export type ShotTake = {
  readonly id: string
  readonly kind: TakeKind
  readonly status: TakeStatus
  readonly message: string | null
  readonly asset: MediaAsset | null
  readonly madeBy: string | null
  readonly prompt: string | null
  readonly createdAt: string | null
}

type WireTake = z.infer<typeof mediaResource>

/** Takes of one kind, newest first: those that were just asked for, then what the server lists. */
export function shotTakes(
  kind: TakeKind,
  wire: readonly WireTake[],
  asked: readonly PendingTake[],
  assets: ReadonlyMap<string, MediaAsset>,
): readonly ShotTake[] {
  const listed = new Set(wire.map(({ workflow_run_id }) => workflow_run_id))
  const waiting = asked.filter((take) => take.kind === kind && !(take.workflowId !== null && listed.has(take.workflowId)))
  return [
    ...waiting.map((take, index): ShotTake => ({
      id: take.workflowId ?? `asked-${index}`,
      kind,
      status: take.generationStatus,
      message: null,
      asset: null,
      madeBy: null,
      prompt: null,
      createdAt: null,
    })),
    ...wire.map((take): ShotTake => ({
      id: take.id,
      kind,
      status: take.status,
      message: take.status_message,
      asset: assets.get(take.id) ?? null,
      madeBy: take.ai_model,
      prompt: take.prompt,
      createdAt: take.created_at,
    })),
  ]
}

/** A placeholder knows what it stands for. */
export type PendingTake = Take & { readonly kind: TakeKind }

/** Those that can be looked at side by side, or chosen. */
export const isReady = (take: ShotTake): boolean => take.status === 'completed' && take.asset !== null
export const isGenerating = (take: ShotTake): boolean => take.status === 'pending' || take.status === 'generating'
