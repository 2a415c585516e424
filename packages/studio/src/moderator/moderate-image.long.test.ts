import { expect, test } from 'vitest'
import { createModerator } from '../moderator.ts'
import { STYLE_VALUES } from '../testing/paint-sample.ts'
import { planPrompt } from '@fablecut/director/plan-prompt'
import { sceneOfPlan } from '../scene/plan/scene-of-plan.ts'
import { createStageRenderer } from '../stage/stage-renderer.ts'
import { buildStage } from '../stage/build-stage.ts'
import { styleOf } from '../styles/styles.ts'
import { HARMLESS_PROMPTS } from './fixtures/harmless-prompts.ts'

const FRAMES = 200

/** A 1280 x 720 frame from the middle of a clip, as JPEG. */
async function frameOfFilm(prompt: string, index: number): Promise<Uint8Array> {
  const scene = sceneOfPlan(planPrompt(prompt), { storySeed: index * 37, shotIndex: index % 5, shotCount: 5, seed: 0 })
  const screen = createStageRenderer(await buildStage(scene, styleOf(STYLE_VALUES[index % STYLE_VALUES.length]!), 1280, 720))
  const seconds = 0.5 + (index % 7) / 2
  screen.render({ seconds, duration: 5, speech: [{ startSeconds: 0, endSeconds: 5 }], index: Math.round(seconds * 30) })
  return new Uint8Array(await screen.canvas.encode('jpeg'))
}

test('two hundred generated frames are not flagged', async () => {
  const moderator = createModerator()
  const flagged: string[] = []
  for (const [index, prompt] of HARMLESS_PROMPTS.slice(0, FRAMES).entries()) {
    const flags = (await moderator.checkImage(await frameOfFilm(prompt, index))).flagged
    if (flags.length > 0) flagged.push(`${STYLE_VALUES[index % STYLE_VALUES.length]}: ${prompt}`)
  }
  console.log(`measured: generated frames flagged, of ${FRAMES} | ${flagged.length}`)
  expect(flagged).toEqual([])
})
