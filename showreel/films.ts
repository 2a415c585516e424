import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ASMR_STYLES, asmrSentence } from '@fablecut/domain/story/inputs/asmr'
import { STYLES } from '@fablecut/domain/story/style'
import { makeStory, startProduct, type StoryStart } from '../bench/running-product.ts'

const PORT = 38_412

/** A short story that goes indoors and out, by day and night, with a person and an animal. */
const SCRIPT = [
  'Poppy finds a small map in the kitchen drawer. She packs a lantern and runs out into the village.',
  'A fox waits beside the river, and together they cross the old bridge in the rain.',
  'At night they reach the sea. The map was right: the stars are dancing over the water.',
].join(' ')

type Film = { readonly name: string; readonly start: StoryStart; readonly input: Record<string, unknown> }

const POPPY = { id: 'poppy', name: 'Poppy', type: 'premade' }
const music = (name: string, song: string, input: Record<string, unknown>): Film => ({
  name: `music-${name}`,
  start: 'generate_music_video',
  input: { music_url: `/songs/${song}.mp3`, ...input },
})

/** The script in every look, then the other kinds of story. */
const FILMS: readonly Film[] = [
  ...STYLES.map(({ value }) => ({
    name: value,
    start: 'generate_script_to_video' as const,
    input: { script_content: SCRIPT, visual_style: value, auto_rewrite: false },
  })),
  {
    name: 'vlog',
    start: 'generate_character_vlog',
    input: {
      character: { id: 'poppy', type: 'premade' },
      additional_characters: [{ id: 'flint', type: 'premade' }],
      vlog_topic: '@[Poppy](poppy) and @[Flint](flint) bake bread in a sunny kitchen. They carry it to the market, and everybody tastes.',
    },
  },
  ...ASMR_STYLES.map((style) => ({
    name: `asmr-${style.value}`,
    start: 'generate_asmr_video' as const,
    input: { asmr_type: style.value, script_content: asmrSentence(style, 'Crystal') },
  })),
  music('look', 'chrome-horizon', { video_type: 'consistent-style' }),
  music('sung', 'seaside-expressway', { video_type: 'singing-dancing', character: POPPY }),
  music('story', 'bicycle-weather', {
    video_type: 'consistent-character',
    character: POPPY,
    video_topic: 'Poppy finds a kite,she climbs the hill,the kite flies over the sea,she goes home at night',
  }),
  music('lyrics', 'porch-light-letters', { video_type: 'lyrics-video' }),
]

/** One film per style and kind of story, made by the whole product and saved as MP4. */
export async function makeFilms(folder: string, only: readonly string[] = []): Promise<void> {
  await mkdir(folder, { recursive: true })
  const product = await startProduct(PORT)
  try {
    for (const { name, start, input } of FILMS.filter((film) => only.length === 0 || only.includes(film.name))) {
      const { story, workSeconds } = await makeStory(product.client, input, start)
      await writeFile(join(folder, `${name}.mp4`), await product.client.bytes(story.last_export_url))
      console.log(`${name}: ${story.metadata.duration.toFixed(1)} s of film in ${workSeconds.toFixed(1)} s`)
    }
  } finally {
    await product.stop()
  }
}
