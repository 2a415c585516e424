import type { Estimate } from '@fablecut/domain/pricing/price-lines'
import type { StoryType } from '@fablecut/domain/story/inputs/story-type'
import { storyTypeOf } from '@fablecut/domain/story/shots/shot-generation'
import type { SongWindow } from '@fablecut/domain/song/windows'
import { defaultImageModel } from '@fablecut/domain/story/models/image-model-rules'
import { defaultVideoModel } from '@fablecut/domain/story/models/video-model-rules'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { run, shot, story, storySong, timeline } from '../platform/database/schema.ts'
import { readStoredTimeline } from '../platform/database/stored-timeline.ts'
import type { SideRunKind } from './side-run.ts'
import { type RunShare, readRunPrice } from './stored-price.ts'
import { type StorySong, readStorySong } from './stored-song.ts'
import { type StoryInputs, readStoryInputs } from './story-inputs.ts'

/** Runs that own their story's status; a story has one of them at a time. */
export type MainRunKind = 'generate' | 'preview' | 'resume' | 'recover' | 'export'
/** `action`: an action video, which owns the status of its story, too. */
export type RunKind = MainRunKind | 'action' | SideRunKind

export type ShotRow = typeof shot.$inferSelect
export type RunView = {
  readonly id: string
  readonly kind: RunKind
  readonly userId: string
  readonly storyId: string
  readonly priceCredits: number
  /** The held price with its lines. */
  readonly price: Estimate | null
  /** The price per image and clip; empty until the shots are known. */
  readonly receipt: readonly RunShare[]
  /** The stored input of the run; its shape depends on the kind. */
  readonly input: Readonly<Record<string, unknown>>
  readonly story: typeof story.$inferSelect
  readonly inputs: StoryInputs
  /** The stored timeline; null before the first build. */
  readonly previousTimeline: Timeline | null
  /** Null before the song was analysed, and in stories without a song. */
  readonly song: StorySong | null
  /** Time ranges of the song by shot id, once a timeline defines them; planned before. */
  readonly windows?: ReadonlyMap<string, SongWindow>
  /** Visible shots in order. */
  readonly shots: readonly ShotRow[]
}

/** The current data of a run for a step. */
export async function readRun(db: Pick<Database, 'select'>, runId: string): Promise<RunView> {
  const [row] = await db
    .select()
    .from(run)
    .innerJoin(story, eq(story.id, run.storyId))
    .leftJoin(timeline, eq(timeline.storyId, story.id))
    .leftJoin(storySong, eq(storySong.storyId, story.id))
    .where(eq(run.id, runId))
  if (!row) throw new Error(`There is no run ${runId}`)
  const shots = await db.select().from(shot).where(eq(shot.storyId, row.run.storyId)).orderBy(asc(shot.lexorank), asc(shot.shotId))
  return {
    id: runId,
    kind: row.run.kind as RunKind,
    userId: row.run.userId,
    storyId: row.run.storyId,
    priceCredits: row.run.priceCredits,
    ...readRunPrice(row.run.input),
    input: row.run.input,
    story: row.story,
    previousTimeline: row.timeline && readStoredTimeline(row.timeline),
    song: row.story_song && readStorySong(row.story_song),
    inputs: readStoryInputs(row.story.categoryInputs),
    shots: shots.filter((shot) => !shot.isHidden),
  }
}

/** The selected video model, or the default of the story type. */
export const videoModelOf = (view: RunView): string =>
  view.inputs.advancedSettings?.videoModelConfig?.model ?? defaultVideoModel(storyTypeOfRun(view))

/** The selected image model, or the default of the story type. */
export const imageModelOf = (view: RunView): string =>
  view.inputs.advancedSettings?.imageModelConfig?.model ?? defaultImageModel(storyTypeOfRun(view))

const storyTypeOfRun = ({ story, inputs }: RunView): StoryType => storyTypeOf({ categoryId: story.categoryId, videoType: inputs.videoType })

/** A shot's share of the price for its image or clip. */
export function shareOf(view: RunView, label: 'image' | 'video', shotId: string): number {
  return view.receipt.find((share) => share.label === label && share.shotId === shotId)?.credits ?? 0
}

/** A seed derived from a text, the same on every machine. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
