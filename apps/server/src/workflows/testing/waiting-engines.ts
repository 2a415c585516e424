import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import type { Engines } from '@fablecut/generation/ports/engines'

/** Methods that stand for a call of a provider; the others take no time. */
const CALLS = new Set(['writeStoryboard', 'doGenerate', 'compose'])
/** Differ from story to story without changing what is measured. */
const IGNORED = new Set(['seed', 'storySeed', 'take', 'image', 'frameImages', 'abortSignal'])

/**
 * Engines that only wait: a call takes `callMs` and returns what the same request returned first. Results are kept in `folder`, which processes share; the
 * first request is really made.
 */
export function waitingEngines(engines: Engines, { callMs, folder }: { callMs: number; folder: string }): Engines {
  mkdirSync(folder, { recursive: true })
  const results = new Map<string, unknown>()
  const resultOf = async (key: string, call: () => Promise<unknown>): Promise<unknown> => {
    if (results.has(key)) return results.get(key)
    const file = path.join(folder, key)
    if (!existsSync(file)) {
      writeFileSync(`${file}.${process.pid}`, serialize(await call()))
      renameSync(`${file}.${process.pid}`, file)
    }
    const result: unknown = deserialize(readFileSync(file))
    results.set(key, result)
    return result
  }
  const slow = <T extends object>(engine: T, name: string): T =>
    new Proxy(engine, {
      get(target, method) {
        const member: unknown = Reflect.get(target, method)
        if (typeof member !== 'function') return member
        return async (...args: unknown[]) => {
          const call = () => (member as (...passed: unknown[]) => Promise<unknown>).apply(target, args)
          const result = await resultOf(keyOf(name, String(method), args[0]), call)
          if (CALLS.has(String(method))) await setTimeout(callMs)
          return result
        }
      },
    })
  return {
    ...engines,
    writer: slow(engines.writer, 'writer'),
    speech: slow(engines.speech, 'speech'),
    transcription: slow(engines.transcription, 'transcription'),
    composer: slow(engines.composer, 'composer'),
    image: (name) => slow(engines.image(name), 'image'),
    video: (name) => slow(engines.video(name), 'video'),
  }
}

function keyOf(engine: string, method: string, request: unknown): string {
  const text = JSON.stringify(request, (key, value: unknown) => (IGNORED.has(key) || value instanceof Uint8Array ? undefined : value))
  return createHash('sha256').update(`${engine}.${method} ${text}`).digest('hex')
}
