import type { SongWindow } from '@fablecut/domain/song/windows'
import { EngineRefusal } from '@fablecut/engines/engine-error'
import { type RunView, type ShotRow, readRun, seedOf } from '../../runs/read-run.ts'
import { readShotsInput, type ShotsInput } from '../../runs/shots-input.ts'
import { services } from '../run/services.ts'

export type ShotsRun = { readonly view: RunView; readonly asked: ShotsInput }

/** The run with its story as it is now, and with the models that were picked for the run in place of the story's. */
export async function readShotsRun(runId: string): Promise<ShotsRun> {
  const view = await readRun(services().db, runId)
  const asked = readShotsInput(view.input)
  const inputs = { ...view.inputs, advanced_settings: asked.models, seed: view.inputs.seed ?? seedOf(view.storyId) % 1e6 }
  const windows = windowsOf(view)
  return { asked, view: { ...view, inputs, ...(windows && { windows }) } }
}

/** A shot that is still part of the story. Refuses one that was hidden or deleted meanwhile: nothing is to be paid for it. */
export function shotOfRun(view: RunView, shotId: string): ShotRow {
  const one = view.shots.find((candidate) => candidate.shotId === shotId)
  if (!one) throw new EngineRefusal('shot_gone', 'This shot was removed')
  return one
}

/** What a shot adds to the story's seed. */
export const seedOfTake = ({ view, asked }: ShotsRun, one: ShotRow): number =>
  (view.inputs.seed ?? 1) + view.shots.indexOf(one) + asked.take * 101

/** The parts of the song that shots lie over on the timeline as it is stored; undefined where there is no song on it. */
function windowsOf({ song, previousTimeline, story: { fps } }: RunView): ReadonlyMap<string, SongWindow> | undefined {
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
