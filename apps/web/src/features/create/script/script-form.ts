import type { ScriptToVideoInput } from '@fablecut/contracts/operations/workflow/generate-script-to-video'
import { characterInput, imageModelConfig, videoModelConfig } from '@fablecut/contracts/wire/inputs'
import { IMAGE_DEFAULT, VIDEO_DEFAULT } from '@fablecut/domain/story/models/model-defaults'
import { needsShortScriptWarning } from '@fablecut/domain/story/inputs/script'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { isVoiceKey } from '@fablecut/domain/story/inputs/voices'
import { z } from 'zod'
import { createTexts } from '../../../texts/create.ts'
import { musicOfPrefill, type Prefill } from '../../../story-data/remix/prefill-store.ts'
import { PROVIDER_DEFAULTS, providerFields, providerSettings } from '../form/provider-fields.ts'
import { restoreFields } from '../form/draft/restore-fields.ts'
import { scriptField } from '../form/script-field.ts'
import { startFieldsOf, type StartMode } from '../form/start/start-mode.ts'
import { creationDraft, INITIAL_DRAFT } from '../outline/creation-draft.ts'
import { outlineFields } from '../outline/outline-request.ts'
import { withMusicChoice } from '../music/background-music.ts'
import { musicFields, requireMusic } from '../music/music-schema.ts'

const { validation } = createTexts
const styleValues = STYLES.map((style) => style.value) as [StyleValue, ...StyleValue[]]

/** Fields of the explainer form, named as on the wire; `character` is null when none is chosen. */
const fields = {
  script_content: z.string(),
  voiceover_voice: z.string().refine(isVoiceKey, { error: validation.voice }),
  ...musicFields,
  aspect_ratio: z.enum(['16:9', '9:16']),
  visual_style: z.enum(styleValues),
  auto_rewrite: z.boolean(),
  auto_captions: z.boolean(),
  image_model_config: imageModelConfig,
  video_model_config: videoModelConfig,
  ...providerFields,
  character: characterInput.nullable(),
  outline: creationDraft,
}
export type ScriptForm = z.infer<z.ZodObject<typeof fields>>

/** A new form (C-141). */
export const SCRIPT_DEFAULTS: ScriptForm = {
  script_content: '',
  voiceover_voice: 'auto',
  background_music: 'auto',
  background_music_choice: 'auto',
  aspect_ratio: '16:9',
  visual_style: 'photorealistic',
  auto_rewrite: true,
  auto_captions: true,
  image_model_config: IMAGE_DEFAULT as ScriptForm['image_model_config'],
  video_model_config: VIDEO_DEFAULT as ScriptForm['video_model_config'],
  ...PROVIDER_DEFAULTS,
  character: null,
  outline: INITIAL_DRAFT,
}

/** Validation on submit. Cleaned characters are counted. */
export const scriptFormSchema = z.object({ ...fields, script_content: scriptField }).superRefine(requireMusic)

/** Whether a submit first asks for confirmation of the length. */
export const isShortScript = ({ script_content, auto_rewrite }: Pick<ScriptForm, 'script_content' | 'auto_rewrite'>): boolean =>
  needsShortScriptWarning(script_content, auto_rewrite)

/** The form restored from a draft or a remix; missing and invalid fields take their defaults. */
export function restoreScript(stored: Readonly<Record<string, unknown>>): ScriptForm {
  return restoreFields(fields, SCRIPT_DEFAULTS, withMusicChoice(stored))
}

export function scriptFromPrefill(prefill: Prefill): ScriptForm {
  const { background_music: _, advanced_settings, ...fields } = prefill
  return restoreScript({ ...fields, ...advanced_settings, ...musicOfPrefill(prefill) })
}

/** Body of the start. `expectedCredits` is the price on the button; left out while it is unknown. */
export function scriptRequest(values: ScriptForm, mode: StartMode): ScriptToVideoInput {
  const {
    image_model_config,
    video_model_config,
    when_unavailable: ___,
    character,
    background_music_choice: _,
    outline: __,
    ...form
  } = values
  return {
    ...form,
    ...outlineFields(values),
    advanced_settings: { image_model_config, video_model_config, ...providerSettings(values) },
    ...(character && { character }),
    ...startFieldsOf(mode),
  }
}
