import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { CaptionsIcon, MicVocal, Palette, UserRound, type LucideIcon } from 'lucide-react'

type TypeCard = { readonly type: MusicVideoSlug; readonly icon: LucideIcon; readonly picture: string; readonly video: string }

const typeCard = (type: MusicVideoSlug, icon: LucideIcon): TypeCard => ({
  type,
  icon,
  picture: `/music-video/${type}.webp`,
  video: `/music-video/${type}.mp4`,
})

/** The types in the order of the chooser, with image and video of their cards. */
export const MUSIC_VIDEO_TYPES: readonly TypeCard[] = [
  typeCard('singing-dancing', MicVocal),
  typeCard('consistent-style', Palette),
  typeCard('consistent-character', UserRound),
  typeCard('lyrics-video', CaptionsIcon),
]

export const typeCardOf = (type: MusicVideoSlug): TypeCard => MUSIC_VIDEO_TYPES.find((card) => card.type === type)!
