import { type StyleValue, isStyleValue } from '@fablecut/domain/story/style'

/** The styles in words, for models that read words. No names of studios or living artists: what is seen, not who made it. */
const STYLE_WORDS: Readonly<Record<StyleValue, string>> = {
  y2kcollage: 'collage of cut-out photos and glossy shapes of the year 2000, chrome, stickers, bright candy colours, halftone dots',
  rockhaze: 'grainy concert photo in haze, backlight through smoke, deep reds and blacks, motion blur at the edges',
  noisecollage: 'torn-paper collage with heavy film grain, photocopy textures, scratches, few muted colours and one loud one',
  citypop: 'clean illustration of an eighties city at the sea, pastel sky, neon signs, palm trees, flat shapes with sharp sunlight',
  midnightbluesoul: 'moody night scene in midnight blue, soft rim light, velvet shadows, one warm lamp, slow and intimate',
  bubblegumpunk: 'loud pop illustration in bubble-gum pink and black, thick outlines, stickers, hearts and lightning, punk attitude',
  edm: 'festival lights, laser beams, glowing particles, saturated magenta and cyan on black, energetic wide lens',
  vaporwave: 'dreamlike eighties computer graphics, pink and turquoise gradient sky, grid floor, marble, palm silhouettes',
  classicalrococo: 'oil painting of the eighteenth century, pastel silk, gilded ornament, soft garden light, fine brushwork',
  metalnoir: 'high-contrast black and white with steel highlights, rain, hard shadows, one blood-red accent',
  microworld: 'miniature model photographed with a macro lens, tilt-shift, tiny handmade figures, shallow depth of field',
  pixelart: 'pixel art of a sixteen-bit game, limited palette, crisp square pixels, dithering, no smoothing',
  cyberpunk: 'rainy future city at night, neon reflections on wet streets, holograms, cyan and magenta, cinematic depth',
  psychedelic: 'flowing psychedelic poster art, swirling lines, rainbow gradients, melting shapes, kaleidoscopic symmetry',
  ghibli: 'hand-painted animation film, lush watercolour backgrounds, soft daylight, gentle rounded characters, sense of wonder',
  pixar: 'polished three-dimensional animation film, expressive rounded characters, soft global light, rich materials',
  photorealistic: 'photorealistic film still, natural light, true materials and skin, 35 mm lens, shallow depth of field',
  anime: 'modern anime film still, clean line art, cel shading, detailed painted background, dramatic light',
}

/** A style in words; a described one as it is. */
export const styleWords = (style: string): string => (isStyleValue(style) ? STYLE_WORDS[style] : style)
