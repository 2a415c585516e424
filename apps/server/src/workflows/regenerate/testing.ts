import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { WireStory } from '@fablecut/contracts/wire/story'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { eq } from 'drizzle-orm'
import { emptyTimeline } from '../../stories/stored-timeline.ts'
import { run as runTable, shot, timeline } from '../../platform/database/schema.ts'
import { createStory } from '../../stories/create-story.ts'
import { type RegenerationRequest, startRegeneration } from '../../generation/start-regeneration.ts'
import type { Studio } from '../testing/studio.ts'

export const viewer = (id: string) => ({ id, teamId: null })

type TakeResult = { shot_id: string; media_type: string; media_id: string; message: string | null }
export type RegenerationOptions = Partial<Omit<RegenerationRequest, 'viewer' | 'storyId' | 'shotId' | 'idempotencyKey'>>

/** Starts a regeneration; returns the run's id. */
export async function regenerate(
  { stories }: Pick<Studio, 'stories'>,
  { userId, storyId, shotId, ...options }: RegenerationOptions & { userId: string; storyId: string; shotId: string },
): Promise<string> {
  const request: RegenerationRequest = {
    viewer: viewer(userId),
    storyId,
    shotId,
    mediaTypes: undefined,
    texts: {},
    picked: {},
    endFrameUrl: undefined,
    referenceUrls: [],
    expectedCredits: undefined,
    idempotencyKey: null,
    ...options,
  }
  return (await startRegeneration(stories, request)).workflowRunId
}

/** Waits for a run of shots; returns its result. */
export async function outcomeOf({ db, follow }: Pick<Studio, 'db' | 'follow'>, runId: string) {
  await follow(runId)
  const [row] = await db.select().from(runTable).where(eq(runTable.id, runId))
  const output = (row!.output ?? {}) as { takes?: TakeResult[]; failed?: TakeResult[] }
  return { status: row!.status, error: row!.error, takes: output.takes ?? [], failed: output.failed ?? [] }
}

type TestShot = { id: string; type: string; imagePrompt: string; isHidden?: boolean }

/** A blank story with an empty timeline and these shots; returns its id. */
export async function emptyStory({ pool, db }: Pick<Studio, 'pool' | 'db'>, userId: string, shots: readonly TestShot[]): Promise<string> {
  const input = { title: 'Cut', category_id: 'create_from_scratch' } as const
  const { id: storyId } = await createStory({ pool, db }, { userId, teamId: null, input, idempotencyKey: null })
  await db.insert(timeline).values({ storyId, document: { ...emptyTimeline(30) } })
  await db.insert(shot).values(
    shots.map(({ id: shotId, type: shotType, ...shot }, index) => ({
      ...shot,
      storyId,
      shotId,
      shotType,
      lexorank: 'bcdefghij'[index] ?? 'z',
    })),
  )
  return storyId
}

/** The items of a shot on the primary track. */
export const onTimeline = ({ video_editor_timeline: { tracks } }: WireStory, shotId: string): TimelineItem | undefined =>
  tracks.find(({ isPrimary }) => isPrimary)?.items.find((item) => item.shotId === shotId)

const run = promisify(execFile)
const ffmpeg = async (...flags: string[]): Promise<Buffer> =>
  (await run('ffmpeg', ['-v', 'error', '-threads', '1', ...flags, '-'], { encoding: 'buffer' })).stdout

/** A small image of one colour. */
export const imageFile = (colour: string): Promise<Uint8Array> =>
  ffmpeg('-f', 'lavfi', '-i', `color=${colour}:s=320x180`, '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe')

/** Average colour of a clip's last frame, 0 to 255 each. */
export async function colourAtEnd(clip: string): Promise<number[]> {
  return [...(await ffmpeg('-sseof', '-0.05', '-i', clip, '-frames:v', '1', '-vf', 'scale=1:1', '-pix_fmt', 'rgb24', '-f', 'rawvideo'))]
}
