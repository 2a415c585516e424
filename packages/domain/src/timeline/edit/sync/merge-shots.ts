import type { Shot } from '../../../story/shots/shot.ts'
import type { ShotPlan } from '../../../story/shot-plan/shot-plan.ts'
import { isSameJson } from '../../../same-json.ts'
import { shotOf, withShots, type ShotsMap } from '../storyboard/story-document.ts'

/** Fields that are merged together: the visual media of a shot, and its voice-over. */
const PICTURE = ['shotType', 'activeImageId', 'activeImageUrl', 'activeVideoId', 'activeVideoUrl'] as const
const VOICE = ['voiceOver', 'activeVoiceOverAudioId', 'activeVoiceOverAudioUrl'] as const
/** The prompt is derived from the plan, or there is no plan because the prompt was written by hand. */
const CONTENT = ['imagePrompt', 'plan'] as const
const FIELDS = [PICTURE, VOICE, CONTENT, ['videoPrompt']] as const satisfies readonly (readonly (keyof Shot)[])[]

/**
 *     base      s1 with image a                       last common version
 *     server    s1 with image b        s3             a regeneration finished
 *     local     s1, new voice-over text     s2        unsent edits
 *     ->        s1 with b and the new text, s3, s2
 *
 * Merges the server's changes since `base` into the local shots (three-way). Local changes and removals
 * win; shots added on the server are added, and shots removed there are removed unless edited locally.
 */
export function mergeShots(base: ShotsMap, local: ShotsMap, server: ShotsMap): ShotsMap {
  const changes = new Map<string, Shot | null>()
  for (const [id, theirs] of Object.entries(server)) {
    const [ours, before] = [shotOf(local, id), shotOf(base, id)]
    if (ours) changes.set(id, before ? merged(before, ours, theirs) : ours)
    else if (!before) changes.set(id, theirs)
  }
  for (const [id, ours] of Object.entries(local)) {
    if (!shotOf(server, id) && shotOf(base, id) === ours) changes.set(id, null)
  }
  return withShots(local, changes)
}

function merged(before: Shot, ours: Shot, theirs: Shot): Shot {
  return FIELDS.reduce<Shot>((shot, fields) => (isSame(fields, ours, before) ? mergedFields(fields, shot, theirs) : shot), ours)
}

const isSame = (fields: readonly (keyof Shot)[], a: Shot, b: Shot): boolean =>
  fields.every((field) => a[field] === b[field] || (field === 'plan' && isSamePlan(a.plan, b.plan)))

const isSamePlan = (a: ShotPlan | null, b: ShotPlan | null): boolean => a !== null && b !== null && isSameJson(a, b)

/** Returns the same shot when nothing differs. */
const mergedFields = (fields: readonly (keyof Shot)[], shot: Shot, theirs: Shot): Shot =>
  isSame(fields, shot, theirs) ? shot : { ...shot, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
