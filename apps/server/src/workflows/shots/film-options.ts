import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { filmTextOf } from '@fablecut/domain/story/shot-plan/film/film-texts'
import type { FilmOptions } from '@fablecut/engines/ports/options'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { planOf } from '../../stories/wire-story.ts'
import { shotFrames } from './clip-length.ts'
import type { Speech } from './speech-of.ts'

/** Categories whose shots tell a story: music videos are cut to their song, close-ups have no plans. */
const NARRATED: ReadonlySet<string> = new Set(['script_to_video', 'character_vlog'])

export const isNarrated = ({ story }: Pick<RunView, 'story'>): boolean => NARRATED.has(story.categoryId)

/** What the clip of a planned shot has as a part of its film; undefined for shots without a plan, and outside narrated stories. */
export function filmOptionsOf(view: RunView, shot: ShotRow, speech: Speech | undefined): FilmOptions | undefined {
  const plan = isNarrated(view) ? planOf(shot) : null
  if (!plan) return undefined
  const index = view.shots.findIndex(({ shotId }) => shotId === shot.shotId)
  const next = view.shots[index + 1]
  const [opening, endCard] = [filmTextOf(plan, 'opening'), filmTextOf(plan, 'end-card')]
  return {
    shownSeconds: shotFrames(view, shot.shotId, speech) / DEFAULT_FPS,
    ...(index === 0 && { isFirst: true }),
    ...(index > 0 && plan.transition === 'style' && { hasTransitionIn: true }),
    ...(next && planOf(next)?.transition === 'style' && { hasTransitionOut: true }),
    ...(opening !== undefined && { opening }),
    ...(endCard !== undefined && { endCard }),
  }
}
