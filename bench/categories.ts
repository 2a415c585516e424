import { processTree, watchTreeMemory } from './process-usage.ts'
import { type StoryStart, makeStory, startProduct } from './running-product.ts'
import { type BenchRow, benchRow } from './row.ts'

const PORT = 38_412

const POPPY = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' }
const SONG = '/songs/glass-harbour.mp3'
const music = (video_type: string, more: Record<string, unknown> = {}) => ({ music_url: SONG, video_type, ...more })
const SCRIPT = [
  'Every night the lighthouse keeper climbs two hundred steps. He carries a small lamp and a pot of tea.',
  'The keeper lights the great lamp. Its beam walks over the water like a slow, bright giant.',
].join(' ')

/** One story of every category and video type, with inputs as its form sends them. */
export const CATEGORIES: readonly { readonly name: string; readonly start: StoryStart; readonly input: Record<string, unknown> }[] = [
  { name: 'explainer', start: 'generate_script_to_video', input: { script_content: SCRIPT, auto_rewrite: false } },
  {
    name: 'vlog of 30 s',
    start: 'generate_character_vlog',
    input: { character: POPPY, vlog_topic: '@[Poppy](poppy) bakes bread in a sunny kitchen' },
  },
  {
    name: 'ASMR of 3 shots',
    start: 'generate_asmr_video',
    input: { asmr_type: 'cutting', script_content: 'A sharp knife slowly cuts through the Glass on a wooden board' },
  },
  { name: 'music video in one look, 60 s', start: 'generate_music_video', input: music('consistent-style') },
  { name: 'music video that is sung, 60 s', start: 'generate_music_video', input: music('singing-dancing', { character: POPPY }) },
  { name: 'music video about somebody, 60 s', start: 'generate_music_video', input: music('consistent-character', { character: POPPY }) },
  { name: 'lyrics video, 60 s', start: 'generate_music_video', input: music('lyrics-video') },
]

/** Work per second of film for every category from POST to completed, and the memory of the worker while four stories are generated at once. */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct(PORT)
  try {
    await makeStory(product.client, { script_content: 'A short film. It warms the engines up.', auto_rewrite: false })
    const rows: BenchRow[] = []
    for (const { name, start, input } of CATEGORIES) {
      const { story, workSeconds } = await makeStory(product.client, input, start)
      rows.push(benchRow(`seconds of work per second of film: ${name}`, workSeconds, story.metadata.duration, '<= 1'))
    }
    const memory = watchTreeMemory(() => processTree(product.workerPid))
    const begun = performance.now()
    const together = await Promise.all(CATEGORIES.slice(0, 4).map(({ start, input }) => makeStory(product.client, input, start)))
    const seconds = (performance.now() - begun) / 1000
    const film = together.reduce((sum, { story }) => sum + story.metadata.duration, 0)
    rows.push(benchRow('seconds of work per second of film: four stories at once', seconds, film, '<= 1'))
    rows.push(benchRow('MB that worker, engines and programs hold while four stories are made, against 2048', memory.stop(), 2048, '<= 1'))
    return rows
  } finally {
    await product.stop()
  }
}
