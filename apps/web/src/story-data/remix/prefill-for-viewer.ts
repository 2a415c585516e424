import type { StoryCardData } from '../story-lists.ts'
import { fieldOf } from '../story-origins.ts'
import { prefillOfStory } from './prefill-of-story.ts'
import type { Prefill } from './prefill-store.ts'

export type RemixedStory = Pick<StoryCardData, 'id' | 'category_inputs' | 'created_by_user_id' | 'reusable_files'>

/** Whether the viewer can use a character that is not a premade one. */
export type CanUseCharacter = (id: string) => boolean

/** For stories of others: their characters are theirs. */
export const NO_OWN_CHARACTERS: CanUseCharacter = () => false

/** The answers of a story that may be used; a character or file that may not leaves its field empty. Source: C-137, HD-60. */
export function usablePrefill(story: Pick<RemixedStory, 'category_inputs' | 'reusable_files'>, canUse: CanUseCharacter): Prefill {
  const { character, additional_characters, ...prefill } = prefillOfStory(story)
  const cast = [character, ...listOf(additional_characters)].filter((one) => one !== undefined && one !== null)
  const kept = cast.filter((one) => isUsable(one, canUse))
  const left = cast.filter((one) => !kept.includes(one))
  const [first, ...others] = kept
  return {
    ...withoutFiles(prefill, story.reusable_files),
    ...(prefill.video_topic !== undefined && { video_topic: withoutMentions(prefill.video_topic, left) }),
    ...(first !== undefined && { character: first }),
    ...(others.length > 0 && { additional_characters: others }),
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isUsable = (one: unknown, canUse: CanUseCharacter): boolean => {
  const id = fieldOf(one, 'id')
  return typeof id === 'string' && (fieldOf(one, 'type') === 'premade' || canUse(id))
}

/** Songs of the library and Fablecut's own pictures are everybody's; `/media/` is somebody's. */
const isPrivate = (address: unknown): address is string => typeof address === 'string' && address.startsWith('/media/')

function withoutFiles(prefill: Prefill, reusable: readonly string[]): Prefill {
  const isLost = (address: unknown) => isPrivate(address) && !reusable.includes(address)
  const { music_url, music_name, music_duration, reference_image_url, background_music, ...rest } = prefill
  return {
    ...rest,
    ...(!isLost(music_url) && defined({ music_url, music_name, music_duration })),
    ...(!isLost(reference_image_url) && defined({ reference_image_url })),
    ...(isLost(background_music) ? { background_music: '', background_music_choice: 'upload' as const } : defined({ background_music })),
  }
}

const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** Who is not carried over is named in the topic and not marked. */
function withoutMentions(topic: string, left: readonly unknown[]): string {
  const ids = new Set(left.map((one) => fieldOf(one, 'id')))
  return topic.replace(/@\[([^\]\n]*)\]\(([^)\s]+)\)/gu, (marker, name: string, id: string) => (ids.has(id) ? name : marker))
}
