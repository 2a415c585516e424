import {
  clip,
  film,
  joined,
  key,
  line,
  type ParityCase,
  primary,
  shape,
  sticker,
  title,
  HD,
  SQUARE,
  TALL,
  upper,
  WIDE,
  words,
} from './timelines.ts'

const TITLES = [
  ['headline', 'The long way home\nA story in three parts', HD],
  ['lower-third', 'Ada Larsen\nMarine biologist, Bergen', HD],
  ['lower-third', 'Ada Larsen\nMarine biologist', TALL],
  ['quote', 'We did not find the island. It found us.\nthe ship’s log', HD],
  ['chapter', 'CHAPTER TWO\nThe Harbour', HD],
  ['chapter', 'CHAPTER TWO\nThe Harbour', SQUARE],
  ['credits', 'DIRECTED BY\nEverybody\nMUSIC\nThe house band', TALL],
  ['plain', 'Three days earlier', SQUARE],
] as const

const ground = (source = 'fractal.mp4') => primary(clip('ground', source, 0, 60))

/** Varied timelines with everything that a picture can have. */
export const PARITY_CASES: readonly ParityCase[] = [
  {
    name: 'plain clips with a caption',
    timeline: film(
      words(line('What you see is what you get', 0, 60)),
      primary(clip('a', 'soft.mp4', 0, 30), clip('b', 'large.mp4', 30, 30)),
    ),
    output: HD,
    frames: [5, 40],
  },
  {
    name: 'picture in picture',
    timeline: film(upper('pip', clip('p', 'wide.mp4', 5, 50, { transform: { x: 0.3, y: -0.28, scale: 0.35 } })), ground()),
    output: WIDE,
    frames: [3, 5, 30, 54],
    isRepresentative: true,
  },
  {
    name: 'rotated picture with opacity',
    timeline: film(
      upper('p', clip('p', 'photo.png', 0, 60, { transform: { scale: 0.6, rotation: 24, opacity: 0.7 } })),
      ground('soft.mp4'),
    ),
    output: WIDE,
    frames: [10, 40],
  },
  {
    name: 'cropped on the primary track',
    timeline: film(primary(clip('c', 'wide.mp4', 0, 40, { crop: { left: 0.2, top: 0.1, right: 0.25, bottom: 0.3 } }))),
    output: WIDE,
    frames: [10],
  },
  {
    name: 'filled portrait',
    timeline: film(primary(clip('c', 'wide.mp4', 0, 40, { fit: 'fill' }))),
    output: TALL,
    frames: [10, 33],
  },
  {
    name: 'fit over black',
    timeline: film(primary(clip('c', 'tall.mp4', 0, 40, { fit: 'fit' }))),
    output: WIDE,
    frames: [11, 30],
  },
  {
    name: 'blurred fill under a moved picture',
    timeline: film(primary(clip('c', 'square.png', 0, 40, { transform: { x: 0.1, scale: 0.8 } }))),
    output: WIDE,
    frames: [11],
  },
  ...(['multiply', 'screen', 'overlay', 'lighten', 'darken', 'add'] as const).map((blend): ParityCase => ({
    name: `blend ${blend}`,
    timeline: film(upper('p', clip('p', 'photo.png', 0, 60, { blend, transform: { opacity: 0.8 } })), ground('soft.mp4')),
    output: WIDE,
    frames: [20],
  })),
  {
    name: 'slow zoom of a still',
    timeline: film(
      words(line('Closer and closer', 10, 40)),
      primary(
        clip('c', 'photo.png', 0, 60, { keyframes: { scale: [key(0, 1, 'ease-in-out'), key(59, 1.4)], x: [key(0, 0), key(59, 0.08)] } }),
      ),
    ),
    output: HD,
    frames: [0, 20, 40, 59],
  },
  {
    name: 'keyframes of all properties',
    timeline: film(
      upper(
        'p',
        clip('p', 'wide.mp4', 5, 50, {
          keyframes: {
            x: [key(0, -0.6, 'ease-out'), key(15, 0.1), key(49, 0.2)],
            y: [key(0, 0.2), key(30, -0.1)],
            scale: [key(0, 0.3), key(30, 0.5, 'hold'), key(40, 0.4)],
            rotation: [key(0, -20, 'ease-in'), key(30, 10)],
            opacity: [key(0, 0), key(12, 1)],
          },
        }),
      ),
      ground(),
    ),
    output: WIDE,
    frames: [6, 12, 25, 44, 50],
  },
  {
    name: 'half speed with a turn',
    timeline: film(primary(clip('c', 'wide.mp4', 0, 60, { speed: 0.5, transform: { rotation: 8, scale: 1.2 } }))),
    output: WIDE,
    frames: [7, 30, 59],
  },
  {
    name: 'another frame rate with a zoom',
    timeline: film(primary(clip('c', 'tall.mp4', 0, 60, { speed: 0.75, keyframes: { scale: [key(0, 1), key(59, 1.5)] } }, 7))),
    output: TALL,
    frames: [7, 30, 58],
  },
  ...(['dissolve', 'dip', 'push', 'wipe', 'zoom', 'whip'] as const).map((type): ParityCase => ({
    name: `transition ${type}`,
    timeline: joined(type),
    output: WIDE,
    frames: [29, 31, 39, 40, 47, 51],
    ...(type === 'push' && { isRepresentative: true as const }),
  })),
  {
    name: 'dissolve between stills of other shapes',
    timeline: joined('dissolve', 'square.png', 'photo.png'),
    output: SQUARE,
    frames: [33, 40, 46],
  },
  {
    name: 'push of a portrait clip',
    timeline: joined('push', 'tall.mp4', 'wide.mp4'),
    output: WIDE,
    frames: [35, 41],
  },
  {
    name: 'exposure, contrast, warmth and saturation',
    timeline: film(primary(clip('c', 'fractal.mp4', 0, 40, { color: { exposure: 0.3, contrast: 0.3, warmth: 0.4, saturation: -0.3 } }))),
    output: WIDE,
    frames: [10, 30],
    isRepresentative: true,
  },
  ...(['warm-film', 'cool-night', 'faded', 'noir', 'sepia', 'vivid'] as const).map((look): ParityCase => ({
    name: `look ${look}`,
    timeline: film(primary(clip('c', 'fractal.mp4', 0, 40, { color: { look } }))),
    output: WIDE,
    frames: [20],
  })),
  {
    name: 'blur and vignette',
    timeline: film(
      primary(
        clip('c', 'wide.mp4', 0, 30, { color: { blur: 0.02, vignette: 0.8 } }),
        clip('d', 'wide.mp4', 30, 30, { color: { blur: 0.1 } }),
      ),
    ),
    output: WIDE,
    frames: [10, 45],
  },
  {
    name: 'look on a picture in picture',
    timeline: film(
      upper('p', clip('p', 'photo.png', 0, 60, { color: { look: 'sepia', vignette: 0.6 }, transform: { scale: 0.5, x: -0.2 } })),
      ground(),
    ),
    output: WIDE,
    frames: [20],
  },
  {
    name: 'frozen and reversed',
    timeline: film(
      primary(clip('f', 'wide.mp4', 0, 20, { isFrozen: true }, 33), clip('r', 'fractal.mp4', 20, 50, { isReversed: true }, 10)),
    ),
    output: WIDE,
    frames: [3, 19, 20, 45, 69],
    isRepresentative: true,
  },
  {
    name: 'reversed with a zoom at half speed',
    timeline: film(primary(clip('r', 'wide.mp4', 0, 80, { isReversed: true, speed: 0.5, transform: { scale: 1.1 } }, 10))),
    output: WIDE,
    frames: [0, 20, 79],
  },
  {
    name: 'a transition from a reversed clip',
    timeline: film(
      primary(
        clip('r', 'wide.mp4', 0, 40, { isReversed: true }, 30),
        clip('n', 'fractal.mp4', 40, 40, { transition: { type: 'dissolve', durationInFrames: 16 } }, 20),
      ),
    ),
    output: WIDE,
    frames: [20, 36, 44],
  },
  {
    name: 'hidden tracks',
    timeline: film(
      { ...words(line('Not seen', 0, 60)), isHidden: true },
      { ...upper('p', clip('p', 'photo.png', 0, 60)), isHidden: true },
      ground(),
    ),
    output: WIDE,
    frames: [20],
  },
  {
    name: 'plain opacity',
    timeline: film(
      upper('p', clip('p', 'photo.png', 0, 60, { transform: { opacity: 0.4 } })),
      primary(clip('g', 'wide.mp4', 0, 60, { transform: { opacity: 0.6 } })),
    ),
    output: WIDE,
    frames: [20],
  },
  ...TITLES.map(([preset, text, output]): ParityCase => ({
    name: `title ${preset} ${output.width}x${output.height}`,
    timeline: film(upper('t', title('t', { preset, text }, 0, 40)), ground(output.height > output.width ? 'tall.mp4' : 'fractal.mp4')),
    output,
    frames: [20],
    ...(preset === 'lower-third' && output === HD && { isRepresentative: true as const }),
  })),
  ...(['fade', 'rise', 'pop', 'type', 'slide'] as const).map((type): ParityCase => ({
    name: `title that moves: ${type}`,
    timeline: film(
      upper(
        't',
        title(
          't',
          {
            preset: 'headline',
            text: 'Up and away\nwith a balloon',
            animateIn: { type, durationInFrames: 12 },
            animateOut: { type, durationInFrames: 12 },
          },
          5,
          45,
        ),
      ),
      ground('soft.mp4'),
    ),
    output: WIDE,
    frames: [6, 10, 25, 46],
  })),
  {
    name: 'title with keyframes and a style of its own',
    timeline: film(
      upper(
        't',
        title(
          't',
          {
            preset: 'plain',
            text: 'Zoom',
            align: 'left',
            style: { color: '#ffe070', fontFamily: 'Oswald', backgroundColor: 'rgba(20,20,60,.7)' },
          },
          0,
          60,
          { keyframes: { scale: [key(0, 1), key(50, 2.4, 'ease-out')], rotation: [key(0, 0), key(50, 12)] } },
        ),
      ),
      ground('soft.mp4'),
    ),
    output: WIDE,
    frames: [2, 30, 55],
  },
  {
    name: 'shapes',
    timeline: film(
      ...(['rectangle', 'ellipse', 'line', 'arrow', 'triangle', 'star', 'heart', 'speech-bubble'] as const).map((name, index) =>
        upper(
          name,
          shape(
            name,
            {
              shape: name,
              width: 0.24,
              height: name === 'line' ? 0.02 : 0.22,
              fill: '#f9b25b',
              stroke: '#30303a',
              strokeWidth: 0.012,
              cornerRadius: 0.04,
            },
            0,
            40,
            { transform: { x: -0.36 + 0.24 * (index % 4), y: index < 4 ? -0.22 : 0.22, rotation: index * 4 } },
          ),
        ),
      ),
      ground('soft.mp4'),
    ),
    output: WIDE,
    frames: [10],
    isRepresentative: true,
  },
  {
    name: 'stickers',
    timeline: film(
      ...['sparkles', 'fire', 'rocket', 'crown', 'thumbs-up', 'trophy'].map((art, index) =>
        upper(
          art,
          sticker(art, { art, size: 0.3 }, 0, 40, {
            transform: { x: -0.3 + 0.3 * (index % 3), y: index < 3 ? -0.22 : 0.22, opacity: 1 - index * 0.08 },
          }),
        ),
      ),
      ground('soft.mp4'),
    ),
    output: WIDE,
    frames: [10],
  },
]
