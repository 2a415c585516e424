import { MAX_OUTLINE_SHOTS } from '@fablecut/domain/story/inputs/outline'
import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EngineCrashed, EngineRefusal } from '@fablecut/generation/engine-error'
import type { StoryboardRequest } from '@fablecut/generation/ports/writer'
import { expect, test } from 'vitest'
import { outlineStory } from './outline-story.ts'

const shot = (voiceOver: string, plan = null as typeof EMPTY_PLAN | null) => ({ voiceOver, plan })
const source = { script: 'The sea rose. The town moved.', before: [], after: [], autoRewrite: false }

/** Runs an outline with a writer that answers with one shot of the script, or fails. */
async function outline(changes: Partial<typeof source | { before: ReturnType<typeof shot>[] }> = {}, failure?: Error, more = {}) {
  const asked: StoryboardRequest[] = []
  const writer = {
    async writeStoryboard(request: StoryboardRequest) {
      asked.push(request)
      if (failure) throw failure
      return { script: request.script, language: 'en', shots: [{ voiceOver: request.script, plan: EMPTY_PLAN }, { voiceOver: 'no plan' }] }
    },
  }
  const services = { engines: {}, outlines: { writer } } as never
  const result = await outlineStory(services, {
    userId: 'ada',
    source: { ...source, ...changes },
    videoModel: undefined,
    character: undefined,
    ...more,
  })
  return { asked: asked[0]!, result }
}

test('a script is split by the writer; a shot without a plan has none', async () => {
  const { asked, result } = await outline({ autoRewrite: true })
  expect(asked).toMatchObject({ script: source.script, autoRewrite: true, fixedShots: { before: [], after: [] } })
  expect(asked).not.toHaveProperty('character')
  expect(result).toEqual({ script: source.script, language: 'en', shots: [shot(source.script, EMPTY_PLAN), shot('no plan')] })
})

test('a character is named to the writer', async () => {
  const character = { id: 'poppy', name: 'Poppy' }
  expect((await outline({}, undefined, { character })).asked).toMatchObject({ character })
})

test('shots around the script stay, up to the largest number', async () => {
  const before = Array.from({ length: MAX_OUTLINE_SHOTS }, (_, i) => shot(`Line ${i}.`))
  const { asked } = await outline({ before })
  expect(asked.fixedShots!.before).toHaveLength(MAX_OUTLINE_SHOTS)
  await expect(outline({ before: [...before, shot('One more.')] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a script without a word is refused before the writer is asked', async () => {
  await expect(outline({ script: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test("the writer's refusal names the field; a crash is a moment's unavailability", async () => {
  await expect(outline({}, new EngineRefusal('too_long', 'Too long'))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    data: { fields: { script_content: 'Too long' } },
  })
  await expect(outline({}, new EngineCrashed('gone'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(outline({}, new TypeError('broken'))).rejects.toThrow('broken')
})
