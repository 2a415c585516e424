import type { VideoType } from '../category.ts'

/** Types of music video that can be created, as in the path of their form. */
export const MUSIC_VIDEO_SLUGS = ['consistent-style', 'singing-dancing', 'consistent-character', 'lyrics-video'] as const
export type MusicVideoSlug = (typeof MUSIC_VIDEO_SLUGS)[number]
/** The type of a new music video (CD-16). */
export const DEFAULT_MUSIC_VIDEO: MusicVideoSlug = 'singing-dancing'

/** Maximum lengths of the texts, in characters. */
export const MAX_VIDEO_TOPIC_CHARACTERS = 500
export const MAX_VIDEO_SCENES_CHARACTERS = 350
/** Maximum length of a custom style description, in characters. */
export const MAX_CUSTOM_STYLE_CHARACTERS = 200
/** Durations that a song can be trimmed to, in seconds. */
export const TRIM_SECONDS = { min: 10, max: 300 } as const
/** Maximum duration of a music video's song, in seconds; more would be charged and not used. */
export const MAX_SONG_SECONDS = 1800
/** Maximum number of characters of a music video. */
export const MAX_MUSIC_VIDEO_CHARACTERS = 2

/** Types that require a character. */
export const needsCharacter = (type: VideoType): boolean => type === 'consistent-character' || type === 'singing-dancing'

/** The toggles of a music-video form. */
export type MusicVideoToggles = {
  readonly beatSync: boolean
  readonly captions: boolean
  readonly bRoll: boolean
  readonly startEndFrame: 'shown' | 'hidden' | 'locked-on'
  readonly resolution: boolean
  readonly square: boolean
}

/** Which toggles a type shows (CD-42). */
export function togglesOf(type: MusicVideoSlug): MusicVideoToggles {
  const isLyrics = type === 'lyrics-video'
  const isSinging = type === 'singing-dancing'
  return {
    beatSync: !isLyrics,
    captions: !isLyrics,
    bRoll: !isLyrics && !isSinging,
    startEndFrame: type === 'consistent-style' ? 'locked-on' : isSinging || isLyrics ? 'hidden' : 'shown',
    resolution: !isLyrics,
    square: isSinging,
  }
}

/** Normalizes the storytelling text: lines trimmed, blank lines dropped, joined by commas. */
export const joinedTopic = (topic: string): string =>
  topic
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(',')
