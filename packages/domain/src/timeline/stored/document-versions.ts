import { z } from 'zod'
import { shotPlan } from '../../story/shot-plan/schema.ts'
import { SHOT_TYPES } from '../../story/shots/shot.ts'
import { renameKeys, migrateDocument, type Migration } from '../../stored-version.ts'
import type { StoryDocument } from '../edit/storyboard/story-document.ts'
import { repairTimeline } from '../repair-timeline.ts'
import { migrateTimeline } from './timeline-versions.ts'

/** Version of a document of shots and timeline, in browser storage and as a version of a story. Increment it with a migration when the shape of shots or timelines changes. */
export const DOCUMENT_VERSION = 5

const nullableText = z.string().nullable()
/** A shot as it is stored and sent with a whole document. */
export const documentShot = z.object({
  shotId: z.string(),
  shotType: z.enum(SHOT_TYPES),
  lexorank: z.string(),
  imagePrompt: z.string(),
  videoPrompt: z.string(),
  plan: shotPlan.nullable(),
  voiceOver: z.string(),
  isHidden: z.boolean(),
  hiddenAt: z.number().nullable(),
  activeImageId: nullableText,
  activeImageUrl: nullableText,
  activeVideoId: nullableText,
  activeVideoUrl: nullableText,
  activeVoiceOverAudioId: nullableText,
  activeVoiceOverAudioUrl: nullableText,
})
const stored = z.object({ shots: z.record(z.string(), documentShot), timeline: z.looseObject({ tracks: z.array(z.unknown()) }) })

/** Field names of shots in version 1. */
const SHOT_FIELDS = {
  shot_id: 'shotId',
  shot_type: 'shotType',
  image_prompt: 'imagePrompt',
  video_prompt: 'videoPrompt',
  voice_over: 'voiceOver',
  is_hidden: 'isHidden',
  hidden_at: 'hiddenAt',
  active_image_id: 'activeImageId',
  active_image_url: 'activeImageUrl',
  active_video_id: 'activeVideoId',
  active_video_url: 'activeVideoUrl',
  active_voice_over_audio_id: 'activeVoiceOverAudioId',
  active_voice_over_audio_url: 'activeVoiceOverAudioUrl',
}

/** Version 1 had the fields of shots and of assets in snake_case. */
const inCamelCase: Migration = (document) => {
  const { shots, timeline } = document as { shots?: unknown; timeline?: unknown }
  const migrated = migrateTimeline({ document: timeline, schemaVersion: 1 })
  const entries = Object.entries(shots ?? {}).map(([id, value]) => [id, renameKeys(value, SHOT_FIELDS)])
  return { shots: Object.fromEntries(entries), timeline: migrated.ok ? migrated.value : timeline }
}

/** Version 2 had timelines of version 2. */
const withTimelineOf3: Migration = (document) => {
  const { timeline } = document as { timeline?: unknown }
  const upgraded = migrateTimeline({ document: timeline, schemaVersion: 2 })
  return { ...(document as object), timeline: upgraded.ok ? upgraded.value : timeline }
}

/** Up to version 3 shots had no plan. */
const withPlans: Migration = (document) => {
  const { shots } = document as { shots?: unknown }
  const entries = Object.entries(shots ?? {}).map(([id, shot]) => [id, { ...shot, plan: null }])
  return { ...(document as object), shots: Object.fromEntries(entries) }
}

/** Version 5 has timelines of version 4, which has further optional fields. */
const withTimelineOf4: Migration = (document) => document

const MIGRATIONS: readonly Migration[] = [inCamelCase, withTimelineOf3, withPlans, withTimelineOf4]

/** Reads a stored edited document of any known version. Null when it is unreadable or from a later release. */
export function readStoryDocument(document: unknown, version: unknown): StoryDocument | null {
  if (typeof document !== 'object' || document === null) return null
  const upgraded = migrateDocument(document, version, MIGRATIONS)
  const parsed = upgraded.ok ? stored.safeParse(upgraded.value) : null
  return parsed?.success ? { shots: parsed.data.shots, timeline: repairTimeline(parsed.data.timeline).timeline } : null
}
