import type { CharacterVlogInput } from '@fablecut/contracts/operations/workflow/generate-character-vlog'
import { characterInput, imageModelConfig, videoModelConfig } from '@fablecut/contracts/wire/inputs'
import { clipSeconds, vlogShotCount } from '@fablecut/domain/pricing/clip-count'
import { defaultImageModel } from '@fablecut/domain/story/models/image-model-rules'
import { defaultVideoModel } from '@fablecut/domain/story/models/video-model-rules'
import {
  DEFAULT_VLOG_TITLE,
  MAX_STORY_TITLE_CHARACTERS,
  MAX_TOPIC_CHARACTERS,
  VLOG_DURATIONS,
  mentions,
  topicLength,
  unmarkedMentions,
} from '@fablecut/domain/story/inputs/vlog'
import { z } from 'zod'
import { vlogTexts } from '../../../texts/vlog.ts'
import { PROVIDER_DEFAULTS, providerFields, providerSettings } from '../form/provider-fields.ts'
import { withVideoModel } from '../form/model-settings.ts'
import { musicOfPrefill, type Prefill } from '../../../story-data/remix/prefill-store.ts'
import { restoreFields } from '../form/draft/restore-fields.ts'
import { startFieldsOf, type StartMode } from '../form/start/start-mode.ts'
import { withMusicChoice } from '../music/background-music.ts'
import { musicFields, requireMusic } from '../music/music-schema.ts'

const texts = vlogTexts.validation
const isOffered = (seconds: number): boolean => (VLOG_DURATIONS as readonly number[]).includes(seconds)

/** Fields of the vlog form; `activity` is the topic with its markers. */
const fields = {
  character: characterInput.nullable(),
  additional_characters: z.array(characterInput).max(1),
  activity: z.string(),
  aspectRatio: z.enum(['16:9', '9:16'], { error: texts.aspect }),
  title: z.string(),
  ...musicFields,
  imageModelConfig,
  videoModelConfig,
  ...providerFields,
  expected_duration_seconds: z.number().int().refine(isOffered, { error: texts.duration }),
}
export type VlogForm = z.infer<z.ZodObject<typeof fields>>

/** A new form; its ratio and duration are decided in CD-24 and CD-25. */
export const VLOG_DEFAULTS: VlogForm = {
  character: null,
  additional_characters: [],
  activity: '',
  aspectRatio: '16:9',
  title: DEFAULT_VLOG_TITLE,
  background_music: 'auto',
  background_music_choice: 'auto',
  imageModelConfig: { model: defaultImageModel('character_vlog') },
  videoModelConfig: withVideoModel(defaultVideoModel('character_vlog'), '720p'),
  ...PROVIDER_DEFAULTS,
  expected_duration_seconds: VLOG_DURATIONS[0],
}

/** Validation on submit. */
export const vlogFormSchema = z
  .object(fields)
  .superRefine(requireMusic)
  .superRefine((form, context) => {
    const errors = { character: form.character === null ? texts.character : null, activity: topicError(form), title: titleError(form) }
    for (const [path, message] of Object.entries(errors)) if (message !== null) context.addIssue({ code: 'custom', path: [path], message })
  })

/** What an empty form lacks first; null once it has a character and a topic. */
export const missingOfVlog = ({ character, activity }: Pick<VlogForm, 'character' | 'activity'>): string | null => {
  if (character === null) return texts.character
  return activity.trim() === '' ? texts.topic : null
}

function topicError({ character, activity }: VlogForm): string | null {
  if (activity.trim() === '') return texts.topic
  if (topicLength(activity) > MAX_TOPIC_CHARACTERS) return texts.topicTooLong(MAX_TOPIC_CHARACTERS)
  const [unmarked] = unmarkedMentions(activity)
  if (unmarked !== undefined) return texts.unmarked(unmarked)
  return character !== null && !mentions(activity, character.id) ? texts.mention : null
}

function titleError({ title }: VlogForm): string | null {
  if (title.trim() === '') return texts.title
  return title.length > MAX_STORY_TITLE_CHARACTERS ? texts.titleTooLong(MAX_STORY_TITLE_CHARACTERS) : null
}

export const restoreVlog = (stored: Readonly<Record<string, unknown>>): VlogForm =>
  restoreFields(fields, VLOG_DEFAULTS, withMusicChoice(stored))

export function vlogFromPrefill(prefill: Prefill): VlogForm {
  const { advanced_settings, aspect_ratio, video_topic, character, additional_characters, title, expected_duration_seconds } = prefill
  const { background_music_choice } = prefill
  return restoreVlog({
    character,
    additional_characters,
    title,
    expected_duration_seconds,
    activity: video_topic,
    aspectRatio: aspect_ratio,
    ...musicOfPrefill(prefill),
    ...(background_music_choice && { background_music_choice }),
    imageModelConfig: advanced_settings?.image_model_config,
    videoModelConfig: advanced_settings?.video_model_config,
    when_unavailable: advanced_settings?.when_unavailable,
  })
}

/** Number of shots with the current settings. */
export const shotsOf = ({ expected_duration_seconds: seconds, videoModelConfig: { model } }: VlogForm): number =>
  vlogShotCount(seconds, clipSeconds(model))

/** Request body of the start. */
export function vlogRequest(form: VlogForm, mode: StartMode): CharacterVlogInput {
  return {
    title: form.title.trim(),
    character: form.character!,
    additional_characters: form.additional_characters,
    aspect_ratio: form.aspectRatio,
    vlog_topic: form.activity,
    advanced_settings: { image_model_config: form.imageModelConfig, video_model_config: form.videoModelConfig, ...providerSettings(form) },
    background_music: form.background_music,
    expected_duration_seconds: form.expected_duration_seconds,
    num_shots: shotsOf(form),
    ...startFieldsOf(mode),
  }
}
