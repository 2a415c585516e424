import { AppError } from '@fablecut/contracts/errors/app-error'
import type { ScriptToVideoInput } from '@fablecut/contracts/operations/workflow/generate-script-to-video'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { fromWireOutlineShot } from '@fablecut/contracts/wire/outline'
import { isOutlineOf } from '@fablecut/domain/story/inputs/outline'
import { type ScriptError, validateScript } from '@fablecut/domain/story/inputs/script'
import { titleOfSuggestedScript } from '@fablecut/domain/story/inputs/script-suggestions'
import { titleFromScript } from '@fablecut/domain/story/title'
import { requireInstalledVoice } from './voices/installed-voices.ts'
import { referenceModesOf, requireUsableModels } from './require-usable.ts'
import { requireUsableCharacter } from '../characters/usable-characters.ts'
import { requireOwnMediaUrls } from '../media/require-own-media-urls.ts'
import { type StartRequest, type StartedRun, startGeneration } from './start-generation.ts'
import type { StoryServices } from '../platform/story-services.ts'

const SCRIPT_ERRORS: Record<ScriptError, string> = { script_empty: 'Please enter a script', script_too_long: 'Script is too long' }

/** Starts an explainer video or its preview. */
export async function startScriptToVideo(services: StoryServices, start: StartRequest<ScriptToVideoInput>): Promise<StartedRun> {
  const { userId, input } = start
  requireScript(input.script_content)
  requireMatchingOutline(input)
  requireInstalledVoice(input.voiceover_voice)
  await requireOwnMediaUrls(services.db, userId, { background_music: input.background_music })
  const { expected_credits: _, remixed_from: __, accepts_unpublishable: ___, character: requested, ...inputs } = input
  const character = requested && (await requireUsableCharacter(services, userId, 'character', requested))
  requireUsableModels(input.advanced_settings, { storyType: 'script_to_video' }, referenceModesOf(character ? [character] : []))
  return startGeneration(services, start, {
    path: '/stories/workflow/generate_script_to_video',
    category: 'script_to_video',
    title: titleOfSuggestedScript(input.script_content) ?? titleFromScript(input.script_content),
    aspectRatio: input.aspect_ratio,
    inputs: { ...inputs, ...(character && { character }), ...(input.outline && { seed: input.outline.seed }) },
  })
}

/** Throws 422 for an outline of another script: what is priced and moderated is what is made. */
function requireMatchingOutline({ outline, script_content }: ScriptToVideoInput): void {
  if (!outline?.shots || isOutlineOf(outline.shots.map(fromWireOutlineShot), script_content)) return
  throw invalidField('outline', 'The outline does not narrate the script')
}

/** Throws 422 with the form's text for an empty or too long script. */
export function requireScript(script: string): void {
  const error = validateScript(script)
  if (!error) return
  const message = SCRIPT_ERRORS[error]
  throw new AppError('INVALID_INPUT', { message, data: { fields: { script_content: message } } })
}
