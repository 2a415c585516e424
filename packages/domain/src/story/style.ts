/** The eighteen looks of the painter with their display names, in the order of the style grid. Source: CD-45, CD-46, CD-118. */
export const STYLES = [
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
export type StyleValue = (typeof STYLES)[number]['value']
