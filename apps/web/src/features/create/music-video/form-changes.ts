import { imageModelAfterCharacters, imageModelRefusal } from '@fablecut/domain/story/models/image-model-rules'
import type { ImageModelName } from '@fablecut/domain/story/models/models'
import { type MusicVideoSlug, togglesOf } from '@fablecut/domain/story/inputs/music-video'
import { AUTO_STYLE } from '@fablecut/domain/story/style'
import { type VideoModelContext, videoModelAfterChange } from '@fablecut/domain/story/models/video-model-rules'
import { type ChosenCharacter, referenceModesOf } from '../form/chosen-character.ts'
import { type ImageSettings, type VideoSettings, withImageModel, withVideoModel } from '../form/model-settings.ts'
import { castOf, type MusicVideoForm } from './music-video-form.ts'

/** Whether start and end frames are used: the switch if it is shown, else the type's rule. */
export function startEndFrameOf({ videoType, enable_start_end_frame }: MusicVideoForm): boolean {
  const toggles = togglesOf(videoType).startEndFrame
  return toggles === 'locked-on' || (toggles === 'shown' && enable_start_end_frame)
}

/** Inputs of the video model rules. */
export const videoContextOf = (form: MusicVideoForm): VideoModelContext => ({
  storyType: form.videoType,
  startEndFrame: startEndFrameOf(form),
})

/** The form with another type; values are kept where the type allows them. */
export function withType(form: MusicVideoForm, videoType: MusicVideoSlug): MusicVideoForm {
  const { aspectRatio, video_consistent_style: style } = form
  const next = { ...form, videoType }
  const isLyrics = videoType === 'lyrics-video'
  return {
    ...next,
    aspectRatio: aspectRatio === '1:1' && !togglesOf(videoType).square ? '16:9' : aspectRatio,
    video_consistent_style: isLyrics && style === 'edm' ? AUTO_STYLE : style,
    skip_video_generation: isLyrics && form.skip_video_generation,
    imageModelConfig: imageAfter(form, next),
    videoModelConfig: videoAfter(next),
  }
}

export function withStartEndFrame(form: MusicVideoForm, enable_start_end_frame: boolean): MusicVideoForm {
  const next = { ...form, enable_start_end_frame }
  return { ...next, videoModelConfig: videoAfter(next) }
}

/** The first is the main character. */
export function withCast(form: MusicVideoForm, cast: readonly ChosenCharacter[]): MusicVideoForm {
  const [character = null, ...additional_characters] = cast
  const next = { ...form, character, additional_characters }
  const model = imageModelAfterCharacters(
    form.videoType,
    referenceModesOf(castOf(next)),
    form.imageModelConfig.model,
    referenceModesOf(castOf(form)),
  )
  return { ...next, imageModelConfig: settingsOf(model, form.imageModelConfig) }
}

const automaticModel = (form: MusicVideoForm): ImageModelName =>
  imageModelAfterCharacters(form.videoType, referenceModesOf(castOf(form)), form.imageModelConfig.model)

/** A model selected by the user is kept where it is allowed; an automatic one follows the type and the characters. */
function imageAfter(before: MusicVideoForm, next: MusicVideoForm): ImageSettings {
  const { model } = before.imageModelConfig
  const wasPicked = model !== automaticModel(before)
  const isAllowed = imageModelRefusal(model, next.videoType, referenceModesOf(castOf(next))) === null
  return settingsOf(wasPicked && isAllowed ? model : automaticModel(next), before.imageModelConfig)
}

const settingsOf = (model: ImageModelName, current: ImageSettings): ImageSettings =>
  model === current.model ? current : withImageModel(model)

function videoAfter(form: MusicVideoForm): VideoSettings {
  const current = form.videoModelConfig
  const model = videoModelAfterChange(videoContextOf(form), current.model)
  const fresh = withVideoModel(model, current.parameters?.resolution, form.videoType)
  if (model !== current.model) return fresh
  const duration = fresh.parameters?.duration
  return current.parameters?.duration === duration ? current : { model, parameters: { ...current.parameters, duration } }
}
