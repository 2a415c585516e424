/** Sounds of a film that providers make: its narration, its background music, or the song that is sung in a music video. */
export const SOUND_KINDS = ['speech', 'music', 'song'] as const
export type SoundKind = (typeof SOUND_KINDS)[number]
