import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { CaptionsIcon, MicVocal, Palette, UserRound, type LucideIcon } from 'lucide-react'

type Kind = { readonly type: MusicVideoSlug; readonly icon: LucideIcon; readonly picture: string; readonly video: string }

const kind = (type: MusicVideoSlug, icon: LucideIcon): Kind => ({
  type,
  icon,
  picture: `/music-video/${type}.webp`,
  video: `/music-video/${type}.mp4`,
})

/** The kinds as they are offered, with the picture and the clip of their card. Source: HD-14. */
export const MUSIC_VIDEO_KINDS: readonly Kind[] = [
  kind('singing-dancing', MicVocal),
  kind('consistent-style', Palette),
  kind('consistent-character', UserRound),
  kind('lyrics-video', CaptionsIcon),
]

export const kindOf = (type: MusicVideoSlug): Kind => MUSIC_VIDEO_KINDS.find((one) => one.type === type)!
