import type { Shot } from '../../../story/shots/shot.ts'
import { shotOf, withShots, type ShotsMap } from '../storyboard/story-document.ts'

/** Fields that only have a meaning together: what is seen of a shot, and what is spoken over it. */
const PICTURE = ['shotType', 'activeImageId', 'activeImageUrl', 'activeVideoId', 'activeVideoUrl'] as const
const VOICE = ['voiceOver', 'activeVoiceOverAudioId', 'activeVoiceOverAudioUrl'] as const
const FIELDS = [PICTURE, VOICE, ['imagePrompt'], ['videoPrompt']] as const satisfies readonly (readonly (keyof Shot)[])[]

/**
 *     base      s1 with picture a                     as both knew it
 *     server    s1 with picture b      s3             a regeneration ended
 *     local     s1, said differently        s2        edits that are not sent yet
 *     ->        s1 with b, said differently, s3, s2
 *
 * The shots here with what the server changed of them since `base`. What was changed here too stays as it is here, and so does what was removed
 * here; shots that came on the server come, and those that went there without having been edited here go.
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
  return FIELDS.reduce<Shot>((shot, fields) => (isSame(fields, ours, before) ? taken(fields, shot, theirs) : shot), ours)
}

const isSame = (fields: readonly (keyof Shot)[], a: Shot, b: Shot): boolean => fields.every((field) => a[field] === b[field])

/** The very shot where nothing differs. */
const taken = (fields: readonly (keyof Shot)[], shot: Shot, theirs: Shot): Shot =>
  isSame(fields, shot, theirs) ? shot : { ...shot, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
