import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { CastMember, ShotBrief } from '@fablecut/generation/briefs/shot-brief'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import { describeFigure } from '@fablecut/studio/characters/describe-figure'
import { type LookDescription, describeLook } from '@fablecut/studio/characters/describe-look'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { planOf } from '../../stories/wire-story.ts'
import { generationOf } from '../categories/categories.ts'
import { storySeedOf } from './story-seed.ts'

/** A member of the cast with its id in plans. */
export type ShotMember = CastMember & { readonly id: string }

/** What a model has to be told of a shot in a style. */
export function briefOf(view: RunView, shot: ShotRow, style: string): ShotBrief {
  const { imagePrompt, videoPrompt } = shot
  const isCloseUp = generationOf(view).imageOptions(view).asmr !== undefined
  return { imagePrompt, videoPrompt, plan: planOf(shot), style, cast: membersIn(view, shot), ...(isCloseUp && { isCloseUp }) }
}

/** The story's characters in a shot, and its persons whom other shots show too. */
export const membersIn = (view: RunView, shot: ShotRow): ShotMember[] => [
  ...charactersIn(view, shot).map(characterMember),
  ...recurringFigures(view, shot),
]

/** The story's characters whom the plan of a shot shows or its prompts name. */
function charactersIn(view: RunView, shot: ShotRow): CharacterLook[] {
  const { character, companions = [] } = generationOf(view).imageOptions(view)
  const shown = new Set(planOf(shot)?.cast.map(({ id }) => id))
  const words = `${shot.imagePrompt}\n${shot.videoPrompt}`
  return [character, ...companions].filter((member) => member !== undefined).filter(({ id, name }) => shown.has(id) || isNamed(name, words))
}

/** With its capital, as names can be those of things; without spaces around it where the language has none. */
function isNamed(name: string, words: string): boolean {
  const letter = String.raw`[\p{Script=Latin}\p{N}]`
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  return new RegExp(`(?<!${letter})${escaped}(?!${letter})`, 'u').test(words)
}

const characterMember = (character: CharacterLook): ShotMember => ({
  id: character.id,
  name: character.name,
  look: lookWords(describeLook(character)),
})

const lookWords = ({ subject, features }: LookDescription): string => (features === '' ? subject : `${subject} with ${features}`)

/** Persons without a character's look whom several shots show: each looks as the built-in painter draws them. */
function recurringFigures(view: RunView, shot: ShotRow): ShotMember[] {
  const characters = new Set(charactersIn(view, shot).map(({ id }) => id))
  const cast = planOf(shot)?.cast.filter(({ id }) => !characters.has(id)) ?? []
  return cast.flatMap((figure, i) => {
    if (!isInOtherShots(view, shot, figure)) return []
    const member = cast.slice(0, i).filter(({ what }) => what === figure.what).length
    const description = describeFigure(figure, member, storySeedOf(view))
    return description
      ? [{ id: figure.id, name: member === 0 ? `The ${figure.what}` : `Another ${figure.what}`, look: lookWords(description) }]
      : []
  })
}

const isInOtherShots = ({ shots }: RunView, shot: ShotRow, { id }: PlanFigure): boolean =>
  shots.some((other) => other.shotId !== shot.shotId && planOf(other)?.cast.some((figure) => figure.id === id))
