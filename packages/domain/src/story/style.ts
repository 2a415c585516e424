const LOOKS = [
  { value: 'y2kcollage', name: 'Y2K Collage' },
  { value: 'rockhaze', name: 'Rock Haze' },
  { value: 'noisecollage', name: 'Noise Collage' },
  { value: 'citypop', name: 'City-Pop' },
  { value: 'midnightbluesoul', name: 'Midnight Blue Soul' },
  { value: 'bubblegumpunk', name: 'Bubble-Gum Punk' },
  { value: 'edm', name: 'EDM' },
  { value: 'vaporwave', name: 'Vaporwave' },
  { value: 'classicalrococo', name: 'Classical Rococo' },
  { value: 'metalnoir', name: 'Metal Noir' },
  { value: 'microworld', name: 'Miniature' },
  { value: 'pixelart', name: 'Pixel art' },
  { value: 'cyberpunk', name: 'Cyberpunk' },
  { value: 'psychedelic', name: 'Psychedelic' },
  { value: 'ghibli', name: 'Ghibli' },
  { value: 'pixar', name: 'Pixar' },
  { value: 'photorealistic', name: 'Photorealistic' },
  { value: 'anime', name: 'Anime' },
] as const
export type StyleValue = (typeof LOOKS)[number]['value']

/** A selectable style: `imageUrl` is a sample image, `videoUrl` a sample clip. */
export type StyleOption = { readonly value: StyleValue; readonly name: string; readonly imageUrl: string; readonly videoUrl: string }

/** The eighteen styles of the image engine, in the order of the style grid. */
export const STYLES: readonly StyleOption[] = LOOKS.map((look) => ({
  ...look,
  imageUrl: `/styles/${look.value}.webp`,
  videoUrl: `/styles/${look.value}.mp4`,
}))

/** Pseudo-styles: a described style, and one chosen by the song (CD-13, CD-118). */
export const CUSTOM_STYLE = 'custom'
export const AUTO_STYLE = 'auto'

/** The twenty cards of a music video's style grid. */
export const STYLE_CHOICES = [{ value: CUSTOM_STYLE, name: 'Custom' }, { value: AUTO_STYLE, name: 'Auto Style' }, ...STYLES] as const

export const isStyleValue = (value: string | null | undefined): value is StyleValue => STYLES.some((style) => style.value === value)
