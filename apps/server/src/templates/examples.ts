import { asmrVideoInput } from '@fablecut/contracts/operations/workflow/generate-asmr-video'
import { characterVlogInput } from '@fablecut/contracts/operations/workflow/generate-character-vlog'
import { musicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import { scriptToVideoInput } from '@fablecut/contracts/operations/workflow/generate-script-to-video'
import { ASMR_STYLES, asmrSentence } from '@fablecut/domain/story/inputs/asmr'
import type { StyleValue } from '@fablecut/domain/story/style'
import type { Example } from './example.ts'
import {
  CHOCOLATE,
  FOUR_INGREDIENTS,
  FOX_AND_STAR,
  MARCO_POLO,
  MIDNIGHT_PIANO,
  MORNING_BIRD,
  OLD_WATER,
  ONE_DAY,
} from './example-scripts.ts'

const premade = (id: string, name: string) => {
  const imageUrl = `/characters/${id}.webp`
  return { id, name, reference_mode: 'train', type: 'premade', image_url: imageUrl, character_image_url: imageUrl }
}

const SEASIDE_DAY = `@[Poppy](poppy) spends one day alone by the sea. In the morning @[Poppy](poppy) walks along the beach. At noon @[Poppy](poppy) cooks soup in \
the kitchen. After lunch @[Poppy](poppy) reads a book in the garden. At sunset @[Poppy](poppy) dances on the beach.`

const NEON_NIGHT =
  'Wren walks through the city at night in the rain,Wren dances in the street at night,Wren rides a bicycle over the bridge at night,Wren looks at the city from a roof at night'

type Narration = { readonly style: StyleValue; readonly voice: string; readonly aspectRatio?: '16:9' | '9:16' }

const narrated = (key: string, title: string, script: string, { style, voice, aspectRatio = '16:9' }: Narration): Example => ({
  key,
  category: 'script_to_video',
  title,
  aspectRatio,
  inputs: scriptToVideoInput.parse({
    script_content: script,
    auto_rewrite: false,
    aspect_ratio: aspectRatio,
    visual_style: style,
    voiceover_voice: voice,
    background_music: 'auto',
  }),
})

const vlog = (key: string, title: string, topic: string, character: ReturnType<typeof premade>): Example => {
  const cast = { character, additional_characters: [] }
  return {
    key,
    category: 'character_vlog',
    title,
    aspectRatio: '9:16',
    inputs: { ...characterVlogInput.parse({ ...cast, title, vlog_topic: topic, aspect_ratio: '9:16' }), ...cast },
  }
}

/** The examples in the order of the list: several per category, each 12 to 40 seconds long. */
export const EXAMPLES: readonly Example[] = [
  narrated('one-day', 'One day on planet Earth', ONE_DAY, { style: 'anime', voice: 'willow' }),
  narrated('midnight-piano', 'The piano that plays at midnight', MIDNIGHT_PIANO, { style: 'midnightbluesoul', voice: 'ash' }),
  narrated('old-water', 'Your water is older than the Sun', OLD_WATER, { style: 'microworld', voice: 'linden' }),
  {
    key: 'chrome-horizon-night',
    category: 'music_video',
    title: 'Chrome Horizon: a night ride',
    aspectRatio: '16:9',
    song: { url: '/songs/chrome-horizon.mp3', startSeconds: 8, endSeconds: 28 },
    inputs: {
      video_type: 'consistent-character',
      video_consistent_style: 'cyberpunk',
      is_instrumental: true,
      video_topic: NEON_NIGHT,
      character: premade('wren', 'Wren'),
    },
  },
  narrated('fox-and-star', 'The fox who found a star', FOX_AND_STAR, { style: 'ghibli', voice: 'hazel' }),
  vlog('day-by-the-sea', 'One day alone by the sea', SEASIDE_DAY, premade('poppy', 'Poppy')),
  narrated('marco-polo', 'The boy who walked to China', MARCO_POLO, { style: 'citypop', voice: 'rowan' }),
  {
    key: 'crystal',
    category: 'asmr_video',
    title: 'Cutting crystal, very slowly',
    aspectRatio: '16:9',
    inputs: asmrVideoInput.parse({ script_content: asmrSentence(ASMR_STYLES[0], 'crystal'), asmr_type: 'cutting', num_shots: 4 }),
  },
  narrated('bread', 'Bread from 4 ingredients', FOUR_INGREDIENTS, { style: 'pixar', voice: 'ivy', aspectRatio: '9:16' }),
  narrated('chocolate', 'Cuando el chocolate valía más que el oro', CHOCOLATE, { style: 'classicalrococo', voice: 'auto' }),
  {
    key: 'bicycle-weather-lyrics',
    category: 'music_video',
    title: 'Bicycle Weather, the lyrics video',
    aspectRatio: '9:16',
    song: { url: '/songs/bicycle-weather.mp3', startSeconds: 8, endSeconds: 28 },
    inputs: { video_type: 'lyrics-video', video_consistent_style: 'y2kcollage', aspect_ratio: '9:16' },
  },
  narrated('morning-bird', 'Morning Bird: coffee that is awake', MORNING_BIRD, {
    style: 'bubblegumpunk',
    voice: 'juniper',
    aspectRatio: '9:16',
  }),
  {
    key: 'warehouse-sunrise',
    category: 'music_video',
    title: 'Lark dances at the Warehouse Sunrise',
    aspectRatio: '1:1',
    song: { url: '/songs/warehouse-sunrise.mp3', startSeconds: 30, endSeconds: 50 },
    inputs: {
      video_type: 'singing-dancing',
      video_consistent_style: 'edm',
      aspect_ratio: '1:1',
      is_instrumental: true,
      character: premade('lark', 'Lark'),
    },
  },
]

/** The inputs of an example with a song, once its part has been trimmed. */
export const songInputs = (example: Example, song: { url: string; duration: number }): Example['inputs'] =>
  musicVideoInput.parse({ ...example.inputs, music_url: song.url, music_duration: song.duration })
