import type { StoryCardData } from '../story-lists.ts'
import { fieldOf } from '../story-origins.ts'
import { prefillOfStory } from './prefill-of-story.ts'
import type { Prefill } from './prefill-store.ts'

export type RemixedStory = Pick<StoryCardData, 'id' | 'category_inputs' | 'created_by_user_id' | 'reusable_files'>

/** Characters available to the viewer besides premade ones, by id; null when unknown (the server checks). */
export type UsableCharacters = ReadonlyMap<string, unknown> | null

/** Inputs of a story without characters and files the viewer may not use (HD-60). */
export function usablePrefill(story: Pick<RemixedStory, 'category_inputs' | 'reusable_files'>, characters: UsableCharacters): Prefill {
  const { character: _, additional_characters: __, ...prefill } = prefillOfStory(story)
  const cast = castOf(story)
  const [first, ...others] = cast.flatMap((character) => usableCharacter(character, characters) ?? [])
  const left = unusableCast(story, characters)
  return {
    ...withoutFiles(prefill, story.reusable_files),
    ...(prefill.video_topic !== undefined && { video_topic: withoutMentions(prefill.video_topic, left) }),
    ...(first !== undefined && { character: first }),
    ...(others.length > 0 && { additional_characters: others }),
  }
}

/** All characters of a story, the main one first. */
export function castOf({ category_inputs }: Pick<RemixedStory, 'category_inputs'>): readonly unknown[] {
  const { character, additional_characters: others } = category_inputs
  return [character, ...(Array.isArray(others) ? others : [])].filter((character) => typeof fieldOf(character, 'id') === 'string')
}

/** Characters of a story that are not carried over to its form. */
export const unusableCast = (story: Pick<RemixedStory, 'category_inputs'>, characters: UsableCharacters): readonly unknown[] =>
  castOf(story).filter((character) => usableCharacter(character, characters) === undefined)

/** Whether a character comes with the product: those of the community are sent as `premade` too (CD-27). */
export const isBuiltIn = (character: unknown): boolean =>
  fieldOf(character, 'type') === 'premade' && fieldOf(fieldOf(character, 'modelData'), 'source') !== 'community'

function usableCharacter(character: unknown, characters: UsableCharacters): unknown {
  return isBuiltIn(character) || characters === null ? character : characters.get(String(fieldOf(character, 'id')))
}

/** Whether a URL belongs to a user (`/media/`), unlike library songs and built-in images. */
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

/** Turns mentions of unavailable characters into plain names. */
function withoutMentions(topic: string, left: readonly unknown[]): string {
  const ids = new Set(left.map((character) => fieldOf(character, 'id')))
  return topic.replace(/@\[([^\]\n]*)\]\(([^)\s]+)\)/gu, (marker, name: string, id: string) => (ids.has(id) ? name : marker))
}
