import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { filmTextOf } from '@fablecut/domain/story/shot-plan/film/film-texts'
import { endCardStart } from '@fablecut/domain/story/shot-plan/film/end-card-start'
import { soundsOfPlan } from '@fablecut/domain/story/shot-plan/sounds/plan-sounds'
import type { FilmOptions } from '@fablecut/generation/ports/options'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { planOf } from '../../stories/wire-story.ts'
import { shotFrames } from './clip-length.ts'
import type { Speech } from './speech-of.ts'

/** Categories whose shots tell a story: music videos are cut to their song, close-ups have no plans. */
const NARRATED: ReadonlySet<string> = new Set(['script_to_video', 'character_vlog'])

export const isNarrated = ({ story }: Pick<RunView, 'story'>): boolean => NARRATED.has(story.categoryId)

type ShotTimes = { readonly speech: Speech | undefined; readonly cueSeconds: readonly number[] }

/** What the clip of a planned shot has as a part of its film; undefined for shots without a plan, and outside narrated stories. */
export function filmOptionsOf(view: RunView, shot: ShotRow, { speech, cueSeconds }: ShotTimes): FilmOptions | undefined {
  const plan = isNarrated(view) ? planOf(shot) : null
  if (!plan) return undefined
  const index = view.shots.findIndex(({ shotId }) => shotId === shot.shotId)
  const next = view.shots[index + 1]
  const [opening, endCard] = [filmTextOf(plan, 'opening'), filmTextOf(plan, 'end-card')]
  const shownSeconds = shotFrames(view, shot.shotId, speech) / DEFAULT_FPS
  const hasTransitionIn = index > 0 && plan.transition === 'style'
  const endCardAt = endCard === undefined ? undefined : endCardStart(shownSeconds)
  const hasEntrance = hasTransitionIn || (index === 0 && opening !== undefined)
  return {
    shownSeconds,
    sounds: soundsOfPlan(plan, { shownSeconds, cueSeconds, hasEntrance, ...(endCardAt !== undefined && { endCardAt }) }),
    ...(index === 0 && { isFirst: true }),
    ...(index > 0 && !next && { isLast: true }),
    ...(hasTransitionIn && { hasTransitionIn }),
    ...(next && planOf(next)?.transition === 'style' && { hasTransitionOut: true }),
    ...(opening !== undefined && { opening }),
    ...(endCard !== undefined && { endCard, ...(plan.tone && { endCardTone: plan.tone }) }),
  }
}
