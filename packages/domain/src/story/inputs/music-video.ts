import type { VideoType } from '../category.ts'

/** Kinds of music video that can be made, by the last part of their form's path. Source: C-006, CD-14. */
export const MUSIC_VIDEO_SLUGS = ['consistent-style', 'singing-dancing', 'consistent-character', 'lyrics-video'] as const
export type MusicVideoSlug = (typeof MUSIC_VIDEO_SLUGS)[number]
/** Source: CD-16. */
export const DEFAULT_MUSIC_VIDEO: MusicVideoSlug = 'singing-dancing'

/** Source: C-102, C-104. */
export const MAX_VIDEO_TOPIC_CHARACTERS = 500
export const MAX_VIDEO_SCENES_CHARACTERS = 350
/** A described style of one's own, in characters. */
export const MAX_CUSTOM_STYLE_CHARACTERS = 200
/** Lengths a song can be trimmed to, in seconds. Source: C-165. */
export const TRIM_SECONDS = { least: 10, most: 300 } as const
/** Longest song a music video is made of, in seconds; what is longer would be paid for and not heard. Source: CD-58. */
export const LONGEST_SONG_SECONDS = 1800
/** Characters of a music video in total. Source: CD-41. */
export const MAX_MUSIC_VIDEO_CHARACTERS = 2

/** Kinds that are about somebody, who has to be chosen. Source: C-098, C-136. */
export const needsCharacter = (type: VideoType): boolean => type === 'consistent-character' || type === 'singing-dancing'

/** What the switches of a form are where they are not shown. Source: C-119, CD-42. */
export type MusicVideoToggles = {
  readonly beatSync: boolean
  readonly captions: boolean
  readonly bRoll: boolean
  readonly startEndFrame: 'shown' | 'hidden' | 'locked-on'
  readonly resolution: boolean
  readonly square: boolean
}

/** Which switches a kind shows. Source: CD-42, C-113, C-119. */
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

/** Storytelling text as it is sent: lines trimmed, blank ones dropped, joined by commas. Source: C-103, CD-44. */
export const joinedTopic = (topic: string): string =>
  topic
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(',')
