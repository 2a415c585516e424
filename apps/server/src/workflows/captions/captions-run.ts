import type { CaptionStyle } from '@fablecut/domain/captions/style'
import type { AudioItem, Timeline } from '@fablecut/domain/timeline/model'
import { eq } from 'drizzle-orm'
import { readStoredTimeline } from '../../platform/database/stored-timeline.ts'
import { run, story, timeline } from '../../platform/database/schema.ts'
import { readCaptionsInput, type CaptionsInput } from '../../editor/captions-input.ts'
import { services } from '../run/services.ts'

export type CaptionsRun = {
  readonly id: string
  readonly userId: string
  readonly storyId: string
  readonly priceCredits: number
  readonly size: { readonly width: number; readonly height: number }
  /** Caption style of this story. */
  readonly style: CaptionStyle
  readonly input: CaptionsInput
}

export async function readCaptionsRun(runId: string): Promise<CaptionsRun> {
  const [row] = await services()
    .db.select({
      userId: run.userId,
      storyId: run.storyId,
      priceCredits: run.priceCredits,
      input: run.input,
      story,
      timeline,
    })
    .from(run)
    .innerJoin(story, eq(story.id, run.storyId))
    .leftJoin(timeline, eq(timeline.storyId, run.storyId))
    .where(eq(run.id, runId))
  if (!row) throw new Error(`There is no run ${runId}`)
  const { input, story: ofRun, timeline: stored, ...rest } = row
  return {
    id: runId,
    ...rest,
    size: { width: ofRun.width, height: ofRun.height },
    style: captionStyleOf(stored && readStoredTimeline(stored)),
    input: readCaptionsInput(input),
  }
}

/** New captions have the style of the first existing one. */
export function captionStyleOf(stored: Timeline | null): CaptionStyle {
  const line = stored?.tracks.flatMap(({ items }) => items).find((item) => item.type === 'caption')
  return { ...stored?.globalConfig.captions.style, ...(line?.type === 'caption' && line.caption.style) }
}

const endOf = ({ sourceTrimStartFrames, sourceTrimEndFrames, durationInFrames, speed = 1 }: AudioItem): number =>
  Math.min(sourceTrimEndFrames, sourceTrimStartFrames + durationInFrames * speed)

/** The range of a file that items use, in seconds of the file. */
export function usedRange({ tracks, fps }: CaptionsInput, mediaId: string): { readonly fromSeconds: number; readonly toSeconds: number } {
  const items = tracks.flatMap((track) => track.items.filter((item) => item.mediaAssetId === mediaId))
  return {
    fromSeconds: Math.min(...items.map((item) => item.sourceTrimStartFrames)) / fps,
    toSeconds: Math.max(...items.map(endOf)) / fps,
  }
}
