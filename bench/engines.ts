import { readFileSync } from 'node:fs'
import { STYLES } from '@fablecut/domain/story/style'
import { createEngineHost, type EngineHost } from '@fablecut/engines/host/create-engine-host'
import type { SpeechMetadata } from '@fablecut/engines/ports/options'
import type { BenchRow } from './row.ts'

const SECONDS = 2
const FPS = 30
const PROMPTS = [
  'A girl and her fox walk above a village by the sea at sunset',
  'A woman speaks in the office with a laptop',
  'Rain over the city at night, a man with an umbrella',
] as const
const SPEECH =
  'Every night the lighthouse keeper climbs two hundred steps. He carries a small lamp and a pot of tea. At the top he opens the window and listens to the sea.'

/** What the built-in engines make per second of work, in pools of one and of two processes, against real time; and what memory the pool takes. */
export async function run(): Promise<BenchRow[]> {
  const [one, two] = [createEngineHost({ size: 1 }), createEngineHost({ size: 2 })]
  try {
    const alone = await framesOf(one, 1)
    const together = await framesOf(two, 2)
    const memory = peakMb(two)
    return [
      ...spread('one process', alone),
      ...spread('two processes', together),
      ...[...together].map(([style, frames]) => row(`frames a second of ${style}, two processes`, frames, FPS, 'for comparison')),
      row('seconds of speech per second of work', await speechRate(one), 1, '>= 5'),
      row('seconds of music per second of work', await musicRate(one), 1, '>= 5'),
      row('memory of two processes in MB, at most, against 1200', memory, 1200, '<= 1'),
    ]
  } finally {
    await Promise.all([one.close(), two.close()])
  }
}

const row = (name: string, value: number, reference: number, aim: string): BenchRow => ({
  name,
  value,
  reference,
  ratio: value / reference,
  aim,
})

function spread(where: string, frames: ReadonlyMap<string, number>): BenchRow[] {
  const sorted = [...frames.values()].sort((a, b) => a - b)
  const aims = where === 'two processes' ? ['>= 1.5', '>= 0.67'] : ['for comparison', 'for comparison']
  return [
    row(`frames a second at 720p, ${where}, median style`, sorted[sorted.length >> 1]!, FPS, aims[0]!),
    row(`frames a second at 720p, ${where}, slowest style`, sorted[0]!, FPS, aims[1]!),
  ]
}

/** Frames drawn and encoded per second in each style, as many clips at once as there are processes. The first clips only warm up. */
async function framesOf(host: EngineHost, processes: number): Promise<Map<string, number>> {
  const made = new Map<string, number>()
  await clips(host, STYLES[0].value, processes)
  for (const { value } of STYLES) made.set(value, (processes * SECONDS * FPS) / (await clips(host, value, processes)))
  return made
}

/** Seconds until all of them are done. */
async function clips(host: EngineHost, style: string, count: number): Promise<number> {
  const scenes = await Promise.all(Array.from({ length: count }, (_, index) => sceneOf(host, style, index)))
  const begun = performance.now()
  await Promise.all(
    scenes.map((scene, seed) =>
      host.video('animator').doGenerate!({
        prompt: '',
        n: 1,
        aspectRatio: '16:9',
        resolution: undefined,
        duration: SECONDS,
        fps: FPS,
        seed,
        image: undefined,
        frameImages: undefined,
        inputReferences: undefined,
        generateAudio: false,
        providerOptions: { fablecut: { style, scene, speech: [{ startSeconds: 0.2, endSeconds: 1.8 }] } },
      }),
    ),
  )
  return (performance.now() - begun) / 1000
}

async function sceneOf(host: EngineHost, style: string, index: number) {
  const { providerMetadata } = await host.image('painter').doGenerate({
    prompt: PROMPTS[(style.length + index) % PROMPTS.length]!,
    n: 1,
    size: undefined,
    aspectRatio: '16:9',
    seed: index,
    files: undefined,
    mask: undefined,
    providerOptions: { fablecut: { style, shotIndex: 1, shotCount: 4, storySeed: 4 } },
  })
  return (providerMetadata!.fablecut as unknown as { scene: Record<string, never> }).scene
}

async function speechRate(host: EngineHost): Promise<number> {
  await host.speech.doGenerate({ text: 'Warm up.' })
  const begun = performance.now()
  const { providerMetadata } = await host.speech.doGenerate({ text: SPEECH })
  return (providerMetadata!.fablecut as unknown as SpeechMetadata).durationSeconds / ((performance.now() - begun) / 1000)
}

async function musicRate(host: EngineHost): Promise<number> {
  await host.composer.compose({ mood: 'calm', durationSeconds: 5, seed: 1 })
  const begun = performance.now()
  const song = await host.composer.compose({ mood: 'hopeful', durationSeconds: 30, seed: 2 })
  return song.durationSeconds / ((performance.now() - begun) / 1000)
}

/** The most that the processes ever held, from Linux's account; ffmpeg not counted. */
function peakMb(host: EngineHost): number {
  const peaks = host.processIds.map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  return peaks.reduce((sum, mb) => sum + mb, 0)
}
