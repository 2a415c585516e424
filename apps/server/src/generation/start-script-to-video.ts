import { AppError } from '@fablecut/contracts/errors/app-error'
import type { ScriptToVideoInput } from '@fablecut/contracts/operations/workflow/generate-script-to-video'
import { type ScriptError, validateScript } from '@fablecut/domain/story/inputs/script'
import { titleOfSuggestedScript } from '@fablecut/domain/story/inputs/script-suggestions'
import { titleFromScript } from '@fablecut/domain/story/title'
import { requireInstalledVoice } from './fetched-voices.ts'
import { requireUsableModels } from './require-usable.ts'
import { requireUsableCharacter } from '../characters/usable-characters.ts'
import { requireOwnMediaUrls } from '../media/require-own-media-urls.ts'
import { type Start, type StartedRun, startGeneration } from './start-generation.ts'
import type { StoryServices } from '../platform/story-services.ts'

const SCRIPT_FAULTS: Record<ScriptError, string> = { script_empty: 'Please enter a script', script_too_long: 'Script is too long' }

/** Accepts an explainer video or its preview (C-282). */
export async function startScriptToVideo(services: StoryServices, start: Start<ScriptToVideoInput>): Promise<StartedRun> {
  const { userId, input } = start
  requireScript(input.script_content)
  requireInstalledVoice(input.voiceover_voice)
  await requireOwnMediaUrls(services.db, userId, { background_music: input.background_music })
  const { expected_credits: _, remixed_from: __, character: asked, ...inputs } = input
  const character = asked && (await requireUsableCharacter(services, userId, 'character', asked))
  requireUsableModels(input.advanced_settings, { form: 'script_to_video' }, character ? [character] : [])
  return startGeneration(services, start, {
    path: '/stories/workflow/generate_script_to_video',
    category: 'script_to_video',
    title: titleOfSuggestedScript(input.script_content) ?? titleFromScript(input.script_content),
    aspectRatio: input.aspect_ratio,
    inputs: { ...inputs, ...(character && { character }) },
  })
}

/** 422 with the form's own words for a script that is empty or too long (C-250, C-251). */
export function requireScript(script: string): void {
  const fault = validateScript(script)
  if (!fault) return
  const message = SCRIPT_FAULTS[fault]
  throw new AppError('INVALID_INPUT', { message, data: { fields: { script_content: message } } })
}
