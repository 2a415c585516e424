import { readPriceBook } from '@fablecut/contracts/wire/price-book'
import type { actionVideoInput } from '@fablecut/contracts/operations/action-video/create-action-video'
import { mediaRefusalText } from '@fablecut/contracts/operations/action-video/media-refusal-text'
import {
  ACTION_MODELS,
  type ActionModel,
  type CharacterType,
  actionFeature,
  actionModelRules,
} from '@fablecut/domain/action-video/action-models'
import {
  type ActionRatio,
  type ActionResolution,
  type ActionType,
  EXPRESSION_INTENSITY,
} from '@fablecut/domain/action-video/action-request'
import { type ActionMedia, checkActionMedia } from '@fablecut/domain/action-video/check-media'
import { estimate } from '@fablecut/domain/pricing/estimate'
import type { z } from 'zod'
import { actionVideoTexts } from '../../texts/action-video.ts'

/** A file on the server or at a public address. */
export type PickedMedia = ActionMedia & { readonly url: string; readonly name: string; readonly thumbnailUrl: string | null }

export type ActionVideoForm = {
  readonly model: ActionModel
  readonly character: PickedMedia | null
  readonly reference: PickedMedia | null
  readonly ratio: ActionRatio
  readonly resolution: ActionResolution
  readonly place: ActionType
  readonly intensity: number
  readonly prompt: string
  readonly target: string
  readonly description: string
}

export const EMPTY_FORM: ActionVideoForm = {
  model: ACTION_MODELS[0],
  character: null,
  reference: null,
  ratio: '1280:720',
  resolution: '720p',
  place: 'animate',
  intensity: EXPRESSION_INTENSITY.default,
  prompt: '',
  target: '',
  description: '',
}

export type InputRole = 'character' | 'reference'

/** Types of files that a model takes in a role. */
export const typesOf = (model: ActionModel, role: InputRole): readonly CharacterType[] =>
  role === 'reference' ? ['video'] : actionModelRules(model).characterTypes

/** Why a model does not take a file; null when it does. */
export function mediaError(model: ActionModel, role: InputRole, media: ActionMedia): string | null {
  const { notAnImage, notAVideo } = actionVideoTexts.inputs
  if (!typesOf(model, role).includes(media.type)) return media.type === 'video' ? notAnImage : notAVideo
  const refusal = checkActionMedia(actionModelRules(model), media)
  return refusal && mediaRefusalText(refusal)
}

type Missing = keyof typeof actionVideoTexts.bar.missing

/** What keeps the form from being sent; null when nothing does. `features`: of the account; null for a visitor. */
export function missingOf({ model, character, reference }: ActionVideoForm, features: readonly string[] | null): Missing | null {
  if (!mayUse(model, features)) return 'model'
  if (!character) return 'character'
  if (!reference) return 'reference'
  return mediaError(model, 'character', character) || mediaError(model, 'reference', reference) ? 'invalid' : null
}

/** Visitors may choose any model: their account is checked when they have one. */
export const mayUse = (model: ActionModel, features: readonly string[] | null): boolean =>
  features === null || features.includes(actionFeature(model))

/** Credits of the reference's clips; null without a reference or prices. `book`: response of the price list. */
export function priceOf({ model, reference }: ActionVideoForm, book: unknown): number | null {
  const prices = readPriceBook(book)
  if (!reference || !prices) return null
  const durationSeconds = reference.durationSeconds ?? actionModelRules(model).maxSeconds
  return estimate(prices, { key: 'action_video', inputs: { model, durationSeconds } }).credits
}

type Request = z.input<typeof actionVideoInput>

/** The request for a form with both files. */
export function requestOf(form: ActionVideoForm & { character: PickedMedia; reference: PickedMedia }, credits: number | null): Request {
  const { character, reference, model, ratio, resolution, place, intensity, prompt, target, description } = form
  return {
    characterUrl: character.url,
    characterType: character.type,
    referenceUrl: reference.url,
    referenceType: 'video',
    model,
    ratio,
    resolution,
    wan22Type: place,
    expressionIntensity: intensity,
    ...(prompt.trim() !== '' && { prompt: prompt.trim() }),
    ...(target.trim() !== '' && { segmentTarget: target.trim() }),
    ...(description.trim() !== '' && { description: description.trim() }),
    ...(credits !== null && { expected_credits: credits }),
  }
}
