import type { SongWindow } from '@fablecut/domain/song/windows'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { type RunView, type ShotRow, readRun, seedOf } from '../../runs/read-run.ts'
import { readShotsInput, type ShotsInput } from '../../runs/shots-input.ts'
import { services } from '../run/services.ts'
import { inSentence } from './sentence-run.ts'
import { inShape, type ShapeRun, type ShapeSource } from './shape-run.ts'

export type ShotsRun = {
  readonly view: RunView
  readonly input: ShotsInput
  /** Of a run that composes the shots for another shape. */
  readonly shape?: ShapeRun
}

/** The run with the current story, using the models of the run instead of the story's. */
export async function readShotsRun(runId: string): Promise<ShotsRun> {
  const view = await readRun(services().db, runId)
  const input = readShotsInput(view.input)
  const inputs = { ...view.inputs, advancedSettings: input.models, seed: view.inputs.seed ?? seedOf(view.storyId) % 1e6 }
  const windows = windowsOf(view)
  const current = { ...view, inputs, ...(windows && { windows }) }
  if (input.sentence !== undefined) return { input, view: await inSentence(current, input, input.sentence) }
  return { input, ...(input.shape ? await inShape(current, input.shape) : { view: current }) }
}

/** The shot, if it still exists and is visible; throws an EngineRefusal otherwise, so that it is not charged. */
export function requireShotOfRun(view: RunView, shotId: string): ShotRow {
  const shot = view.shots.find((candidate) => candidate.shotId === shotId)
  if (!shot) throw new EngineRefusal('shot_gone', 'This shot was removed')
  return shot
}

/** The seed of a take. */
export const takeSeed = ({ view, input }: ShotsRun, shot: ShotRow): number =>
  (view.inputs.seed ?? 1) + view.shots.indexOf(shot) + input.take * 101

/** The seed and the number of a shot's image or clip in another shape: those of the take that it is composed anew from. */
export function sameSeed({ view }: ShotsRun, shot: ShotRow, { seed, take }: Pick<ShapeSource, 'seed' | 'take'>) {
  return { seed: seed ?? (view.inputs.seed ?? 1) + view.shots.indexOf(shot), ...(take !== undefined && { take }) }
}

/** The song ranges of shots on the stored timeline; undefined without a song. */
export function windowsOf({ song, previousTimeline, story: { fps } }: RunView): ReadonlyMap<string, SongWindow> | undefined {
  const tracks = previousTimeline?.tracks ?? []
  const music = tracks.flatMap(({ items }) => items).find((item) => item.type === 'audio' && item.mediaAssetId === song?.mediaId)
  if (music?.type !== 'audio') return undefined
  const offset = music.sourceTrimStartFrames - music.startTimeInFrames
  const items = tracks.find(({ isPrimary }) => isPrimary)?.items ?? []
  return new Map(
    items.flatMap(({ shotId, startTimeInFrames: start, durationInFrames }) => {
      const from = start + offset
      if (shotId === undefined || from < 0) return []
      return [[shotId, { fromSeconds: from / fps, toSeconds: (from + durationInFrames) / fps }] as const]
    }),
  )
}
