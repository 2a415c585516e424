import { generationStatusOf } from '@fablecut/domain/story/shots/generation-status'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { readShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { toWireShot, type WireShot } from '@fablecut/contracts/wire/shot'
import type { WireStory } from '@fablecut/contracts/wire/story'
import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import type { Likes } from './read-likes.ts'
import { emptyTimeline } from './stored-timeline.ts'
import { playbackUrl } from '../media/media-url.ts'
import type { media, runEvent, shot, story } from '../platform/database/schema.ts'

type StoryRow = typeof story.$inferSelect
type ShotRow = typeof shot.$inferSelect
type MediaRow = typeof media.$inferSelect
/** Inputs that every music video shows, also where its type has none (H-137). */
const MUSIC_VIDEO_INPUTS = { character: null, video_consistent_style: null }

/** `isTeam`: the product itself, which has no profile page. */
export type Author = {
  readonly displayName: string
  readonly username: string
  readonly avatarUrl: string | null
  readonly isTeam: boolean
}

export type StoryFacts = {
  readonly row: StoryRow
  readonly author: Author
  readonly likes: Likes
  /** The story it was remixed from. */
  readonly source: WireStory['remixed_from']
  readonly shots: readonly ShotRow[]
  /** Files that the response refers to, by id. */
  readonly files: ReadonlyMap<string, MediaRow>
  /** URLs in its inputs that the viewer may reuse. */
  readonly reusableFiles: readonly string[]
  /** Status of the last take of the current run per shot and type (`image`, `video`). */
  readonly failedTakes: ReadonlySet<string>
  readonly timeline: Timeline | null
  readonly events: readonly (typeof runEvent.$inferSelect)[]
  readonly views: number
}

/** Converts a story to the wire format. */
export function toWireStory(facts: StoryFacts): WireStory {
  return {
    ...toWireStoryFields(facts),
    storyboard: storyboardOf(facts),
    video_editor_timeline: toWireTimeline(facts.timeline ?? emptyTimeline(facts.row.fps)),
    timeline_version: TIMELINE_VERSION,
    remixed_from: facts.source,
  }
}

type StoryFields = Omit<WireStory, 'storyboard' | 'video_editor_timeline' | 'timeline_version' | 'remixed_from'>

/** All fields but shots and timeline, as lists show them. */
export function toWireStoryFields({
  row,
  author,
  files,
  events,
  likes,
  reusableFiles,
  views,
}: Pick<StoryFacts, 'row' | 'author' | 'files' | 'events' | 'likes' | 'reusableFiles' | 'views'>): StoryFields {
  return {
    id: row.id,
    title: row.title,
    category_id: row.categoryId as WireStory['category_id'],
    category_inputs:
      row.categoryId === 'music_video' ? { ...MUSIC_VIDEO_INPUTS, title: row.title, ...row.categoryInputs } : row.categoryInputs,
    reusable_files: [...reusableFiles],
    status: row.status as StoryStatus,
    status_message: row.statusMessage,
    is_template: row.isTemplate,
    is_preview: row.isPreview,
    is_published: row.isPublished,
    is_public: row.isPublic,
    is_featured: row.isFeatured,
    view_count: views,
    published_at: iso(row.publishedAt),
    paused_at: iso(row.pausedAt),
    resumed_at: iso(row.resumedAt),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    created_by_user_id: row.userId,
    user_id: row.userId,
    profile: { display_name: author.displayName, username: author.username, avatar_url: author.avatarUrl, is_team: author.isTeam },
    workflow_run_id: row.workflowRunId,
    last_export_url: urlOf(files, row.exportMediaId),
    last_export_thumbnail_url: urlOf(files, row.thumbnailMediaId),
    is_thumbnail_modified: row.isThumbnailModified,
    is_export_outdated: row.isExportOutdated,
    like_count: likes.count,
    is_liked: likes.isLiked,
    contests: row.contests,
    metadata: { width: row.width, height: row.height, duration: row.durationSeconds, fps: row.fps },
    progress: progressOf(events),
    revision: row.revision,
  }
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export function urlOf(files: ReadonlyMap<string, MediaRow>, id: string | null): string | null {
  const file = id === null ? undefined : files.get(id)
  return file?.hash ? playbackUrl(file) : null
}

/** Progress from the run's events; a phase ends where the next one begins. */
function progressOf(events: StoryFacts['events']): WireStory['progress'] {
  const last = events.at(-1)
  const first = events[0]
  if (!last || !first) return null
  const seconds: Record<string, number> = {}
  const isOver = !last.status.startsWith('processing:') && last.status !== 'pending'
  for (const [index, event] of events.entries()) {
    const next = events[index + 1]
    const until = next ? next.createdAt.getTime() : isOver ? event.createdAt.getTime() : Date.now()
    seconds[event.status] = (seconds[event.status] ?? 0) + (until - event.createdAt.getTime()) / 1000
  }
  const { status, done, total } = last
  return { stage: status as StoryStatus, done, total, seconds_by_stage: seconds, started_at: first.createdAt.toISOString() }
}

function storyboardOf(facts: StoryFacts): WireStory['storyboard'] {
  return {
    shots: facts.shots.map((row) => row.shotId),
    shots_map: Object.fromEntries(facts.shots.map((row) => [row.shotId, toWireStoryShot(row, facts)])),
    recurring_props: [],
  }
}

/** Converts a shot to the wire format, with the status of its image and clip. */
export function toWireStoryShot(row: ShotRow, facts: Pick<StoryFacts, 'files' | 'failedTakes' | 'row'>): WireShot {
  const stage = facts.row.status
  const statusOf = (kind: 'image' | 'video', activeId: string | null): WireShot['image_status'] =>
    generationStatusOf({
      hasMedia: activeId !== null,
      hasFailed: facts.failedTakes.has(`${kind}:${row.shotId}`),
      isGenerating: stage === `processing:generating_${kind}s`,
    })
  return {
    ...toWireShot(toDomainShot(row, facts.files)),
    title: row.title,
    image_status: statusOf('image', row.activeImageId),
    video_status: statusOf('video', row.activeVideoId),
  }
}

/** Null without a plan, and for one that this release cannot read: the prompt is planned instead. */
export function planOf({ plan, planVersion }: Pick<ShotRow, 'plan' | 'planVersion'>): ShotPlan | null {
  if (plan === null) return null
  const read = readShotPlan({ plan, version: planVersion })
  return read.ok ? read.value : null
}

export function toDomainShot(row: ShotRow, files: ReadonlyMap<string, MediaRow>): Shot {
  return {
    shotId: row.shotId,
    shotType: row.shotType as Shot['shotType'],
    lexorank: row.lexorank,
    imagePrompt: row.imagePrompt,
    videoPrompt: row.videoPrompt,
    plan: planOf(row),
    voiceOver: row.voiceOver,
    isHidden: row.isHidden,
    hiddenAt: row.hiddenAt === null ? null : Math.floor(row.hiddenAt.getTime() / 1000),
    activeImageId: row.activeImageId,
    activeImageUrl: urlOf(files, row.activeImageId),
    activeVideoId: row.activeVideoId,
    activeVideoUrl: urlOf(files, row.activeVideoId),
    activeVoiceOverAudioId: row.activeVoiceOverAudioId,
    activeVoiceOverAudioUrl: urlOf(files, row.activeVoiceOverAudioId),
  }
}
