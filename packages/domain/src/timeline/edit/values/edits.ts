import { z } from 'zod'
import type { Result } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { idValue, secondsValue } from './edit-values.ts'
import { pasteItems, pasteItemsFields } from '../clipboard/paste-items.ts'
import { applyMotionPreset, applyMotionPresetFields } from '../animation/apply-motion-preset.ts'
import { clearKeyframes, clearKeyframesFields } from '../animation/clear-keyframes.ts'
import { moveKeyframe, moveKeyframeFields } from '../animation/move-keyframe.ts'
import { removeKeyframe, removeKeyframeFields } from '../animation/remove-keyframe.ts'
import { setKeyframe, setKeyframeFields } from '../animation/set-keyframe.ts'
import { setColor, setColorFields } from '../looks/set-color.ts'
import { setLayout, setLayoutFields } from '../looks/set-layout.ts'
import { addShape, addShapeFields } from '../titles/add-shape.ts'
import { addSticker, addStickerFields } from '../titles/add-sticker.ts'
import { addTitle, addTitleFields } from '../titles/add-title.ts'
import { editShape, editShapeFields } from '../titles/edit-shape.ts'
import { editTitle, editTitleFields } from '../titles/edit-title.ts'
import { removeTransition, removeTransitionFields } from '../transitions/remove-transition.ts'
import { setTransition, setTransitionFields } from '../transitions/set-transition.ts'
import { freezeFrame, freezeFrameFields } from '../freeze/freeze-frame.ts'
import { addMarker, addMarkerFields } from '../markers/add-marker.ts'
import { removeMarker, removeMarkerFields } from '../markers/remove-marker.ts'
import { setRange, setRangeFields } from '../markers/set-range.ts'
import { updateMarker, updateMarkerFields } from '../markers/update-marker.ts'
import { cutToBeat, cutToBeatFields } from '../beats/cut-to-beat.ts'
import { addCaption, addCaptionFields } from '../operations/captions/add-caption.ts'
import { editCaptionText, editCaptionTextFields } from '../operations/captions/edit-caption-text.ts'
import { insertCaptions, insertCaptionsFields } from '../operations/captions/insert-captions.ts'
import { setCaptionTimes, setCaptionTimesFields } from '../operations/captions/set-caption-times.ts'
import { setCaptionsEnabled, setCaptionsEnabledFields } from '../operations/captions/set-captions-enabled.ts'
import { styleCaptions, styleCaptionsFields } from '../operations/captions/style-captions.ts'
import { changeSpeed, changeSpeedFields } from '../operations/change-speed.ts'
import { deleteGroup, deleteGroupFields } from '../operations/delete-group.ts'
import { deleteItems, deleteItemsFields } from '../operations/delete-items.ts'
import { insertAsset, insertAssetFields } from '../operations/insert-asset.ts'
import { insertAt, insertAtFields } from '../operations/insert-at.ts'
import { insertBeside, insertBesideFields } from '../operations/insert-beside.ts'
import { insertOnNewTrack, insertOnNewTrackFields } from '../operations/insert-on-new-track.ts'
import { moveGroup, moveGroupFields } from '../operations/moves/move-group.ts'
import { moveGroupToFrame, moveGroupToFrameFields } from '../operations/moves/move-group-to-frame.ts'
import { moveItem, moveItemFields } from '../operations/moves/move-item.ts'
import { moveItemToFrame, moveItemToFrameFields } from '../operations/moves/move-item-to-frame.ts'
import { moveItems, moveItemsFields } from '../operations/moves/move-items.ts'
import { moveItemsToFrame, moveItemsToFrameFields } from '../operations/moves/move-items-to-frame.ts'
import { linkItems, linkItemsFields } from '../operations/link-items.ts'
import { replaceItem, replaceItemFields } from '../operations/replace-item.ts'
import { reverseItem, reverseItemFields } from '../operations/reverse-item.ts'
import { rollCut, rollCutFields } from '../operations/trims/roll-cut.ts'
import { setFade, setFadeFields } from '../operations/set-fade.ts'
import { setImageSeconds, setImageSecondsFields } from '../operations/set-image-seconds.ts'
import { setVolume, setVolumeFields, stepVolume, stepVolumeFields } from '../operations/set-volume.ts'
import { slipItem, slipItemFields } from '../operations/trims/slip-item.ts'
import { trimItem, trimItemFields } from '../operations/trims/trim-item.ts'
import { trimItemToFrame, trimItemToFrameFields } from '../operations/trims/trim-item-to-frame.ts'
import { trimMusic, trimMusicFields } from '../operations/trims/trim-music.ts'
import { unlinkItems, unlinkItemsFields } from '../operations/unlink-items.ts'
import { updateTrack, updateTrackFields } from '../operations/update-track.ts'
import { duplicateItems, duplicateItemsFields } from '../duplicate/duplicate-items.ts'
import type { EditRefusal } from '../refusal.ts'
import { attachSound, attachSoundFields } from '../sound/attach-sound.ts'
import { detachSound, detachSoundFields } from '../sound/detach-sound.ts'
import { setDucking, setDuckingFields } from '../sound/set-ducking.ts'
import { setGain, setGainFields } from '../sound/set-gain.ts'
import { setNoiseReduction, setNoiseReductionFields } from '../sound/set-noise-reduction.ts'
import { split, splitFields } from '../split/split.ts'
import { addShot, addShotFields } from '../storyboard/add-shot.ts'
import { chooseTake, chooseTakeFields } from '../storyboard/choose-take.ts'
import { hideShot, hideShotFields } from '../storyboard/hide-shot.ts'
import { moveShot, moveShotFields } from '../storyboard/move-shot.ts'
import { removeShot, removeShotFields } from '../storyboard/remove-shot.ts'
import type { ShotRefusal } from '../storyboard/shot-refusal.ts'
import type { ShotsMap, StoryDocument } from '../storyboard/story-document.ts'
import { updateShotPlan, updateShotPlanFields } from '../storyboard/update-shot-plan.ts'
import { restoreVersion, restoreVersionFields } from '../versions/restore-version.ts'
import { updateShotTexts, updateShotTextsFields } from '../storyboard/update-shot-texts.ts'
import { changeSentence, changeSentenceFields } from '../words/change-sentence.ts'
import { deleteRanges, deleteRangesFields } from '../words/delete-ranges.ts'
import { deleteWords, deleteWordsFields } from '../words/delete-words.ts'
import { moveWords, moveWordsFields } from '../words/move-words.ts'

type Applied<F extends z.ZodRawShape, T, R> = (value: T, fields: z.infer<z.ZodObject<F>>) => Result<T, R>

/** The schema of an edit's fields, and the function that applies it. */
const edit = <F extends z.ZodRawShape, T, R>(fields: z.ZodObject<F>, apply: Applied<F, T, R>) => ({ fields, apply })

/** An edit that may take shots off the film. `nowSeconds`: when; generated shots are hidden then. */
const removing = <F extends z.ZodRawShape, T, R>(fields: z.ZodObject<F>, apply: Applied<F, T, R>) => ({
  fields: fields.extend({ nowSeconds: secondsValue }),
  apply,
})

/**
 * An edit of the storyboard, after which the timeline is updated. `newId`: id of the first new item; those of further ones are derived from it.
 * `failures`: messages of failed shots by shot id.
 */
const reconciling = <F extends z.ZodRawShape>(fields: z.ZodObject<F>, apply: Applied<F, ShotsMap, ShotRefusal>) => ({
  fields: fields.extend({ newId: idValue, failures: z.record(idValue, z.string()).readonly() }),
  apply,
})

/** Edits of the timeline, by type. */
export const TIMELINE_EDITS = {
  addCaption: edit(addCaptionFields, addCaption),
  addShape: edit(addShapeFields, addShape),
  addSticker: edit(addStickerFields, addSticker),
  addTitle: edit(addTitleFields, addTitle),
  applyMotionPreset: edit(applyMotionPresetFields, applyMotionPreset),
  addMarker: edit(addMarkerFields, addMarker),
  attachSound: edit(attachSoundFields, attachSound),
  changeSpeed: edit(changeSpeedFields, changeSpeed),
  clearKeyframes: edit(clearKeyframesFields, clearKeyframes),
  cutToBeat: edit(cutToBeatFields, cutToBeat),
  deleteGroup: removing(deleteGroupFields, deleteGroup),
  deleteItems: removing(deleteItemsFields, deleteItems),
  detachSound: edit(detachSoundFields, detachSound),
  editCaptionText: edit(editCaptionTextFields, editCaptionText),
  editShape: edit(editShapeFields, editShape),
  editTitle: edit(editTitleFields, editTitle),
  insertAsset: removing(insertAssetFields, insertAsset),
  insertAt: edit(insertAtFields, insertAt),
  insertBeside: edit(insertBesideFields, insertBeside),
  insertCaptions: edit(insertCaptionsFields, insertCaptions),
  insertOnNewTrack: edit(insertOnNewTrackFields, insertOnNewTrack),
  linkItems: edit(linkItemsFields, linkItems),
  moveGroup: edit(moveGroupFields, moveGroup),
  moveGroupToFrame: edit(moveGroupToFrameFields, moveGroupToFrame),
  moveItem: removing(moveItemFields, moveItem),
  moveItemToFrame: edit(moveItemToFrameFields, moveItemToFrame),
  moveKeyframe: edit(moveKeyframeFields, moveKeyframe),
  moveItems: edit(moveItemsFields, moveItems),
  moveItemsToFrame: edit(moveItemsToFrameFields, moveItemsToFrame),
  removeKeyframe: edit(removeKeyframeFields, removeKeyframe),
  removeTransition: edit(removeTransitionFields, removeTransition),
  removeMarker: edit(removeMarkerFields, removeMarker),
  replaceItem: removing(replaceItemFields, replaceItem),
  reverseItem: edit(reverseItemFields, reverseItem),
  rollCut: edit(rollCutFields, rollCut),
  setCaptionTimes: edit(setCaptionTimesFields, setCaptionTimes),
  setCaptionsEnabled: edit(setCaptionsEnabledFields, setCaptionsEnabled),
  setColor: edit(setColorFields, setColor),
  setDucking: edit(setDuckingFields, setDucking),
  setFade: edit(setFadeFields, setFade),
  setGain: edit(setGainFields, setGain),
  setNoiseReduction: edit(setNoiseReductionFields, setNoiseReduction),
  setImageSeconds: edit(setImageSecondsFields, setImageSeconds),
  setKeyframe: edit(setKeyframeFields, setKeyframe),
  setLayout: edit(setLayoutFields, setLayout),
  setTransition: edit(setTransitionFields, setTransition),
  setRange: edit(setRangeFields, setRange),
  setVolume: edit(setVolumeFields, setVolume),
  slipItem: edit(slipItemFields, slipItem),
  stepVolume: edit(stepVolumeFields, stepVolume),
  styleCaptions: edit(styleCaptionsFields, styleCaptions),
  trimItem: edit(trimItemFields, trimItem),
  trimItemToFrame: edit(trimItemToFrameFields, trimItemToFrame),
  trimMusic: edit(trimMusicFields, trimMusic),
  unlinkItems: edit(unlinkItemsFields, unlinkItems),
  updateMarker: edit(updateMarkerFields, updateMarker),
  updateTrack: edit(updateTrackFields, updateTrack),
} satisfies Registry<Timeline, EditRefusal>

/** Edits of the storyboard, by type. */
export const STORYBOARD_EDITS = {
  addShot: reconciling(addShotFields, addShot),
  chooseTake: reconciling(chooseTakeFields, chooseTake),
  hideShot: reconciling(hideShotFields, hideShot),
  moveShot: reconciling(moveShotFields, moveShot),
  removeShot: reconciling(removeShotFields, removeShot),
  updateShotPlan: reconciling(updateShotPlanFields, updateShotPlan),
  updateShotTexts: reconciling(updateShotTextsFields, updateShotTexts),
} satisfies Registry<ShotsMap, ShotRefusal>

/** Edits of timeline and storyboard at once, by type. */
export const STORY_EDITS = {
  changeSentence: edit(changeSentenceFields, changeSentence),
  deleteRanges: edit(deleteRangesFields, deleteRanges),
  deleteWords: edit(deleteWordsFields, deleteWords),
  duplicateItems: edit(duplicateItemsFields, duplicateItems),
  freezeFrame: edit(freezeFrameFields, freezeFrame),
  moveWords: edit(moveWordsFields, moveWords),
  pasteItems: edit(pasteItemsFields, pasteItems),
  restoreVersion: edit(restoreVersionFields, restoreVersion),
  split: edit(splitFields, split),
} satisfies Registry<StoryDocument, EditRefusal>

type Registry<T, R> = Readonly<Record<string, { readonly fields: z.ZodObject; apply(value: T, fields: never): Result<T, R> }>>

type ValuesOf<R extends Readonly<Record<string, { readonly fields: z.ZodObject }>>> = {
  [K in keyof R & string]: { readonly type: K } & Readonly<z.infer<R[K]['fields']>>
}[keyof R & string]

export type TimelineEdit = ValuesOf<typeof TIMELINE_EDITS>
export type StoryboardEdit = ValuesOf<typeof STORYBOARD_EDITS>
export type StoryEdit = ValuesOf<typeof STORY_EDITS>
/** An edit of a story as a value. It carries everything it needs, such as new ids, so that applying it again gives the same result. */
export type Edit = TimelineEdit | StoryboardEdit | StoryEdit
