import type { WireStory } from '@fablecut/contracts/wire/story'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { createCanvas } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { emptyTimeline } from '../../editor/stored-timeline.ts'
import { run, shot, timeline } from '../../platform/database/schema.ts'
import { createStory } from '../../stories/create-story.ts'
import { type Regeneration, startRegeneration } from '../../stories/start-regeneration.ts'
import type { Studio } from '../testing/studio.ts'

export const viewer = (id: string) => ({ id, teamId: null })

type Told = { shot_id: string; media_type: string; media_id: string; message: string | null }
export type Asked = Partial<Omit<Regeneration, 'viewer' | 'storyId' | 'shotId' | 'idempotencyKey'>>

/** Starts a regeneration; answers its run's id. */
export async function regenerate(
  { stories }: Pick<Studio, 'stories'>,
  { userId, storyId, shotId, ...asked }: Asked & { userId: string; storyId: string; shotId: string },
): Promise<string> {
  const request: Regeneration = {
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
    ...asked,
  }
  return (await startRegeneration(stories, request)).workflowRunId
}

/** How a run of shots ended. */
export async function outcomeOf({ db, follow }: Pick<Studio, 'db' | 'follow'>, runId: string) {
  await follow(runId)
  const [row] = await db.select().from(run).where(eq(run.id, runId))
  const output = (row!.output ?? {}) as { takes?: Told[]; failed?: Told[] }
  return { status: row!.status, error: row!.error, takes: output.takes ?? [], failed: output.failed ?? [] }
}

type Sketch = { id: string; type: string; imagePrompt: string; isHidden?: boolean }

/** A story from scratch with an empty timeline and these shots; answers its id. */
export async function emptyStory({ pool, db }: Pick<Studio, 'pool' | 'db'>, userId: string, shots: readonly Sketch[]): Promise<string> {
  const input = { title: 'Cut', category_id: 'create_from_scratch' } as const
  const { id: storyId } = await createStory({ pool, db }, { userId, teamId: null, input, idempotencyKey: null })
  await db.insert(timeline).values({ storyId, document: { ...emptyTimeline(30) } })
  await db.insert(shot).values(
    shots.map(({ id: shotId, type: shotType, ...one }, index) => ({
      ...one,
      storyId,
      shotId,
      shotType,
      lexorank: 'bcdefghij'[index] ?? 'z',
    })),
  )
  return storyId
}

/** What is seen of a shot on the primary track. */
export const onTimeline = ({ video_editor_timeline: { tracks } }: WireStory, shotId: string): TimelineItem | undefined =>
  tracks.find(({ isPrimary }) => isPrimary)?.items.find((item) => item.shotId === shotId)

/** A small picture of one colour. */
export async function pictureFile(colour: string): Promise<Uint8Array> {
  const canvas = createCanvas(320, 180)
  const g = canvas.getContext('2d')
  g.fillStyle = colour
  g.fillRect(0, 0, 320, 180)
  return canvas.encode('png')
}
