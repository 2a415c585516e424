import { promptWithoutLettering } from '@fablecut/domain/story/shot-plan/plan-prompts'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { CatalogueRow } from '../catalogue/catalogue-row.ts'
import type { MediaRequest } from '../requests/media-request.ts'
import type { PromptPart } from './fit-parts.ts'

/** A person or an animal of a shot: `Poppy`, or `The old man`; and how it looks: `a child with curly hair and a red dress`. */
export type CastMember = { readonly name: string; readonly look: string }

/** What a shot shows, in words for a model that knows nothing of the story. */
export type ShotBrief = {
  /** The prompts of the shot, which its creator can read and write. They say what is seen, from where, the place, the hour and the mood. */
  readonly imagePrompt: string
  readonly videoPrompt: string
  /** What the prompts were derived from; null for prompts written by hand. */
  readonly plan: ShotPlan | null
  /** A value of STYLES, or a described style. */
  readonly style: string
  /** Those who appear in the shot, the most important first. */
  readonly cast: readonly CastMember[]
  /** Those of them whom the reference images of the request show. Default: none. */
  readonly referenced?: readonly string[]
  /** A reference image shows the style. Default: false. */
  readonly hasStyleReference?: boolean
  /** The shot is a close-up of a material, without persons. */
  readonly isCloseUp?: boolean
}

export type WrittenBrief = Pick<MediaRequest, 'prompt' | 'negativePrompt'>

/** The fields for words that a model has, and the most that it reads. */
export type BriefFields = Pick<CatalogueRow['send'], 'prompt' | 'negativePrompt'>

/** What the shot shows. Lettering of a plan is left to captions: painters of pictures cannot write. */
export const sceneOf = ({ imagePrompt, plan }: ShotBrief): string =>
  plan === null ? imagePrompt : promptWithoutLettering(imagePrompt, plan)

/** Creators ask for lettering by words between quotation marks. */
const QUOTED = /["“„«「][^"“”„«»「」]+["”“»」]/u

/** Whether a prompt that was written by hand asks for lettering. */
export const wantsLettering = ({ imagePrompt, plan }: ShotBrief): boolean => plan === null && QUOTED.test(imagePrompt)

/** A part for each member, the first of them the most important, from `rank` on. */
export const castParts = (cast: readonly CastMember[], rank: number): PromptPart[] =>
  cast.map(({ name, look }, i) => ({ text: `${name} is ${look}`, rank: rank + i / cast.length }))
