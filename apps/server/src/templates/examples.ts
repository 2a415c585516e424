import { asmrVideoInput } from '@fablecut/contracts/operations/workflow/generate-asmr-video'
import { characterVlogInput } from '@fablecut/contracts/operations/workflow/generate-character-vlog'
import { musicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import { scriptToVideoInput } from '@fablecut/contracts/operations/workflow/generate-script-to-video'
import { ASMR_STYLES, asmrSentence } from '@fablecut/domain/story/inputs/asmr'
import type { Example } from './example.ts'

const picture = '/characters/ember.webp'
const EMBER = { id: 'ember', name: 'Ember', reference_mode: 'train', type: 'premade', image_url: picture, character_image_url: picture }

const TIDES = `Why does the sea rise and fall? High above the harbour, the moon pulls at the ocean like a gentle hand. Twice a day the waves climb \
the beach, and twice a day they go home. So every evening the sea rocks the little boats to sleep.`

const TEA_HOUSE = `@[Ember](ember) opens a tiny tea house in the forest. In the morning @[Ember](ember) picks mint leaves beside the river. At \
noon the kettle sings and the first cups of tea are served. At night @[Ember](ember) counts the stars from the roof.`

const CAST = { character: EMBER, additional_characters: [] }

/** The examples in the order of the list: one per category, each 12 to 30 seconds long. */
export const EXAMPLES: readonly Example[] = [
  {
    key: 'tides',
    category: 'script_to_video',
    title: 'Why does the sea rise and fall?',
    aspectRatio: '16:9',
    inputs: scriptToVideoInput.parse({
      script_content: TIDES,
      auto_rewrite: false,
      visual_style: 'ghibli',
      voiceover_voice: 'hazel',
      background_music: 'auto',
    }),
  },
  {
    key: 'tea-house',
    category: 'character_vlog',
    title: 'My tea house in the forest',
    aspectRatio: '16:9',
    inputs: {
      ...characterVlogInput.parse({ ...CAST, title: 'My tea house in the forest', vlog_topic: TEA_HOUSE }),
      ...CAST,
    },
  },
  {
    key: 'seaside-expressway',
    category: 'music_video',
    title: 'Seaside Expressway',
    aspectRatio: '16:9',
    song: { url: '/songs/seaside-expressway.mp3', startSeconds: 8, endSeconds: 23 },
    inputs: { video_type: 'consistent-style', video_consistent_style: 'vaporwave' },
  },
  {
    key: 'glass-strawberry',
    category: 'asmr_video',
    title: 'Cutting glass strawberries',
    aspectRatio: '16:9',
    inputs: asmrVideoInput.parse({ script_content: asmrSentence(ASMR_STYLES[0], 'glass strawberry'), asmr_type: 'cutting', num_shots: 3 }),
  },
  {
    key: 'bicycle-weather',
    category: 'music_video',
    title: 'Bicycle Weather',
    aspectRatio: '9:16',
    song: { url: '/songs/bicycle-weather.mp3', startSeconds: 8, endSeconds: 23 },
    inputs: { video_type: 'lyrics-video', video_consistent_style: 'bubblegumpunk', aspect_ratio: '9:16' },
  },
]

/** The inputs of an example with a song, once its part has been trimmed. */
export const songInputs = (example: Example, song: { url: string; duration: number }): Example['inputs'] =>
  musicVideoInput.parse({ ...example.inputs, music_url: song.url, music_duration: song.duration })
