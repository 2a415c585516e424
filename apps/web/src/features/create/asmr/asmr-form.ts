import type { AsmrVideoInput } from '@fablecut/contracts/operations/workflow/generate-asmr-video'
import { imageModelConfig, videoModelConfig } from '@fablecut/contracts/wire/inputs'
import {
  ASMR_SHOTS,
  ASMR_STYLES,
  MATERIAL_PLACEHOLDER,
  asmrMaterial,
  asmrSentence,
  asmrStyleOf,
  asmrStyleOfSentence,
  hasLeftoverPlaceholder,
  type AsmrType,
} from '@fablecut/domain/story/inputs/asmr'
import { defaultImageModel } from '@fablecut/domain/story/models/image-model-rules'
import { defaultVideoModel } from '@fablecut/domain/story/models/video-model-rules'
import { z } from 'zod'
import { createTexts } from '../../../texts/create.ts'
import { PROVIDER_DEFAULTS, providerFields, providerSettings } from '../form/provider-fields.ts'
import { withVideoModel } from '../form/model-settings.ts'
import { musicOfPrefill, type Prefill } from '../../../story-data/remix/prefill-store.ts'
import { restoreFields } from '../form/draft/restore-fields.ts'
import { scriptField } from '../form/script-field.ts'
import { startFieldsOf, type StartMode } from '../form/start/start-mode.ts'
import { withMusicChoice } from '../music/background-music.ts'
import { musicFields, requireMusic } from '../music/music-schema.ts'

const { asmr } = createTexts
const { missing } = asmr
const types = ASMR_STYLES.map((style) => style.value) as [AsmrType, ...AsmrType[]]

/** Fields of the ASMR form. Voice, `auto_rewrite` and `auto_captions` are kept but not shown. */
const fields = {
  script_content: z.string(),
  asmr_type: z.enum(types).nullable(),
  voiceover_voice: z.string(),
  ...musicFields,
  aspect_ratio: z.enum(['16:9', '9:16']),
  num_shots: z.number().int().min(ASMR_SHOTS.min).max(ASMR_SHOTS.max),
  auto_rewrite: z.boolean(),
  auto_captions: z.boolean(),
  image_model_config: imageModelConfig,
  video_model_config: videoModelConfig,
  ...providerFields,
}
export type AsmrForm = z.infer<z.ZodObject<typeof fields>>

/** A new form. The fields of speech have no control and are not sent; drafts hold them (CD-51). */
export const ASMR_DEFAULTS: AsmrForm = {
  script_content: '',
  asmr_type: null,
  voiceover_voice: 'auto',
  background_music: '',
  background_music_choice: 'none',
  aspect_ratio: '16:9',
  num_shots: ASMR_SHOTS.default,
  auto_rewrite: true,
  auto_captions: false,
  image_model_config: { model: defaultImageModel('asmr_video') },
  video_model_config: withVideoModel(defaultVideoModel('asmr_video'), '720p'),
  ...PROVIDER_DEFAULTS,
}

/** Validation on submit. */
export const asmrFormSchema = z.object({ ...fields, script_content: scriptField }).superRefine(requireMusic)

export const restoreAsmr = (stored: Readonly<Record<string, unknown>>): AsmrForm =>
  restoreFields(fields, ASMR_DEFAULTS, withMusicChoice(stored))

/** The style is derived from its sentence; another script has none. */
export function asmrFromPrefill(prefill: Prefill): AsmrForm {
  const { background_music: _, advanced_settings, ...fields } = prefill
  const style = prefill.script_content === undefined ? undefined : asmrStyleOfSentence(prefill.script_content)
  return restoreAsmr({ ...fields, ...advanced_settings, ...musicOfPrefill(prefill), asmr_type: style?.value ?? null })
}

/** The sentence of a newly selected style with the placeholder in its slot. */
export const defaultSentence = (type: AsmrType): string => asmrSentence(asmrStyleOf(type)!, MATERIAL_PLACEHOLDER)

/** The material in the slot. */
export const materialOf = ({ asmr_type, script_content }: Pick<AsmrForm, 'asmr_type' | 'script_content'>): string => {
  const style = asmr_type === null ? undefined : asmrStyleOf(asmr_type)
  return style ? asmrMaterial(style, script_content) : ''
}

/** The input that Generate is missing, or null: a style, a material, and valid fields. */
export function missingInputOf(form: AsmrForm): string | null {
  if (form.asmr_type === null) return missing.style
  if (materialOf(form).trim() === '' || hasLeftoverPlaceholder(form.script_content)) return missing.material
  const check = asmrFormSchema.safeParse(form)
  return check.success ? null : (check.error.issues[0]?.message ?? missing.material)
}

/** Request body of the start. */
export function asmrRequest(form: AsmrForm, mode: StartMode): AsmrVideoInput {
  const { script_content, asmr_type, background_music, aspect_ratio, num_shots, image_model_config, video_model_config } = form
  return {
    script_content,
    asmr_type: asmr_type!,
    background_music: background_music === '' ? null : background_music,
    aspect_ratio,
    num_shots,
    advanced_settings: { image_model_config, video_model_config, ...providerSettings(form) },
    ...startFieldsOf(mode),
  }
}
