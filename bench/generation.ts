import { watchEventLoop } from '../apps/server/src/platform/event-loop.ts'
import { makeStory, startProduct } from './running-product.ts'
import { cpuSecondsOf, processTree } from './process-usage.ts'
import { type BenchRow, benchRow } from './row.ts'

const PORT = 38_411

/** About 30 seconds of narration. */
const SCRIPT = [
  'Every night the lighthouse keeper climbs two hundred steps. He carries a small lamp and a pot of tea.',
  'At the top he opens the window and listens to the sea. Far away a boat is looking for the harbour.',
  'The keeper lights the great lamp. Its beam walks over the water like a slow, bright giant.',
  'The boat turns, finds the beam, and follows it home. In the village one window after another begins to glow.',
  'In the morning nobody speaks of it. But on the step of the lighthouse stands a basket of warm bread.',
].join(' ')

/**
 * One explainer from POST to completed, over HTTP, the queues, the engines and ffmpeg, with the API in this process so that its event loop can be
 * measured. The reference of the first row is the duration of the film: 1 means real time.
 */
export async function run(): Promise<BenchRow[]> {
  const product = await startProduct(PORT)
  try {
    await makeStory(product.client, { script_content: 'A short film. It warms the engines up.', auto_rewrite: false })
    const loop = watchEventLoop()
    const before = cpuSecondsOf(processTree(process.pid))
    const { story, workSeconds } = await makeStory(product.client, { script_content: SCRIPT, auto_rewrite: false })
    const cpuSeconds = cpuSecondsOf(processTree(process.pid)) - before
    const { p99 } = loop.read()
    loop.stop()
    const stages = Object.entries(story.progress.seconds_by_stage as Record<string, number>)
    return [
      benchRow('film seconds per second of work (30 s explainer)', story.metadata.duration, workSeconds, '>= 1'),
      benchRow('film seconds per second of two busy cores (30 s explainer)', story.metadata.duration, cpuSeconds / 2, '>= 1'),
      ...stages.map(([stage, seconds]) => benchRow(`share of ${stage}`, seconds, workSeconds, 'where the time goes')),
      benchRow('event-loop delay of the API, p99 in ms, against 50', p99, 50, '<= 1'),
    ]
  } finally {
    await product.stop()
  }
}
