import { EngineCrashed, EngineRefusal } from '@fablecut/generation/engine-error'
import { describe, expect, test } from 'vitest'
import { requirePublishable } from './require-publishable.ts'
import { rewriteScript } from './rewrite-script.ts'
import { requireScript } from './start-script-to-video.ts'

async function failureOf(work: () => unknown): Promise<{ code: string; message: string; data: unknown } | null> {
  try {
    await work()
    return null
  } catch (error) {
    return error as { code: string; message: string; data: unknown }
  }
}

const fieldsOf = async (script: string) => (await failureOf(() => requireScript(script)))?.data ?? null

test('a script is refused when it is empty or too long', async () => {
  expect(await fieldsOf(' ')).toEqual({ fields: { script_content: 'Please enter a script' } })
  expect(await fieldsOf('word '.repeat(100_000))).toEqual({ fields: { script_content: 'Script is too long' } })
  expect(await fieldsOf('A fox crosses the river.')).toBeNull()
})

describe('rewriting', () => {
  const written = { enhancedScript: 'Better', language: 'en', rewritten: true }
  let seeds: number[]
  const rewrite = (writer: () => Promise<unknown>, languageModel: (() => Promise<unknown>) | null = null) => {
    seeds = []
    const seeded = (work: () => Promise<unknown>) => (request: { seed: number }) => (seeds.push(request.seed), work())
    const engines = {
      writer: { rewriteScript: seeded(writer) },
      languageModel: languageModel && { countedFor: () => ({ rewriteScript: seeded(languageModel) }) },
    }
    return rewriteScript({ engines, log: { warn() {} } } as never, { userId: 'ada', storyId: null }, { story: 'A fox' } as never)
  }

  test('is done by the language model, else by the built-in writer, from the same seed', async () => {
    expect(
      await rewrite(
        async () => 'built in',
        async () => written,
      ),
    ).toEqual(written)
    expect(
      await rewrite(
        async () => 'built in',
        async () => null,
      ),
    ).toBe('built in')
    expect(await rewrite(async () => 'built in')).toBe('built in')
    await rewrite(
      async () => 'built in',
      () => Promise.reject(new Error('no connection')),
    )
    expect(seeds).toEqual([seeds[0], seeds[0]])
  })

  test('is refused for a text without words, and unavailable when the writer is', async () => {
    const refusal = new EngineRefusal('nothing_to_say', 'Nothing to say')
    expect(await failureOf(() => rewrite(() => Promise.reject(refusal)))).toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: { story: 'Nothing to say' } },
    })
    expect(await failureOf(() => rewrite(() => Promise.reject(new EngineCrashed('gone'))))).toMatchObject({ code: 'UNAVAILABLE' })
    const other = new Error('a bug')
    expect(await failureOf(() => rewrite(() => Promise.reject(other)))).toBe(other)
  })
})

const check = (moderate: () => Promise<unknown>, isAccepted = false) =>
  failureOf(() =>
    requirePublishable({ engines: { moderator: { moderateText: moderate } } } as never, { title: 'A fox', inputs: {} }, isAccepted),
  )

describe('a text that could not be published', () => {
  test('is generated when the moderator does not answer', async () => {
    expect(await check(() => Promise.reject(new Error('busy')))).toBeNull()
  })
})
