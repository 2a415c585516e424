import { PLAN_ACTIONS, PLAN_EVENTS, PLAN_FEELINGS, PLAN_HOURS, PLAN_MOODS, PLAN_WEATHERS } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { DirectRequest, KnownFigure } from '@fablecut/generation/ports/language-model'
import { GRAPHIC_KINDS } from './answer.ts'
import type { Candidates } from './candidates.ts'

/** Id of the story's chosen character in answers. */
export const HERO = 'hero'

const RULES = `You direct a short film. For each numbered shot, decide what is seen while its sentence is spoken. Answer with JSON only.

Rules:
- Draw only what the sentence literally means and what is there. Never draw idioms, metaphors, comparisons or things that are absent; a thing that is said to be missing may be drawn with event "cross-out".
- who, what and place are names of the lists below. If none fits, leave the thing out and set words.
- words: at most 3 short texts copied exactly from the sentence: numbers, dates, names, or key words (at most half of the sentence). Empty if the picture says it.
- graphic: only if the sentence itself has the numbers, dates or steps; labels are words of the sentence, values its numbers. Otherwise kind "none" and no items.
- A figure that returns has the same id. target: id or name of what the action is done to, or "".
- At killing or death nobody is shown: draw a candle or an empty place.`

const EXAMPLE = `{"shots":[{"shot":1,"cast":[{"id":"a","who":"girl","action":"carry","target":"lamp","feeling":"happy"}],"things":[{"what":"lamp","count":1,"event":"glow"}],"place":"forest","hour":"night","weather":"clear","mood":"wonder","words":[],"graphic":{"kind":"none","items":[]}}]}`

/** Instructions that are the same for all batches of a story, so that servers can keep them. */
export function instructions({ figures, things, places }: Candidates): string {
  return [
    RULES,
    `\nwho: ${figures.join(', ')}`,
    `what: ${things.join(', ')}`,
    `place: none, ${places.join(', ')}`,
    `action: ${PLAN_ACTIONS.join(', ')}`,
    `feeling: ${PLAN_FEELINGS.join(', ')}`,
    `event: none, ${PLAN_EVENTS.join(', ')}`,
    `hour: ${PLAN_HOURS.join(', ')}. weather: ${PLAN_WEATHERS.join(', ')}. mood: ${PLAN_MOODS.join(', ')}`,
    `graphic kind: ${GRAPHIC_KINDS.join(', ')}`,
    `\nExample: ${EXAMPLE}`,
  ].join('\n')
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const describeFigure = ({ id, what }: KnownFigure): string => `${id} = ${what}`

/** The request for a batch of shots, with the script around them. */
export function batchRequest({ narrations, language, from, to, figures, character }: DirectRequest): string {
  const known = [...(character ? [`${HERO} = ${character.name}, the main character`] : []), ...figures.map(describeFigure)]
  const shots = narrations.slice(from, to).map((text, i) => `${from + i + 1}. ${text}`)
  return [
    `Script (${languageNames.of(language) ?? language}): ${narrations.join(' ')}`,
    ...(known.length > 0 ? [`Figures so far: ${known.join('; ')}`] : []),
    `Direct these shots, ${from + 1} to ${to}:`,
    ...shots,
  ].join('\n')
}

/** The request to mend shots. `problems`: by number of the shot. */
export const repairRequest = (problems: ReadonlyMap<number, readonly string[]>): string =>
  [
    'These shots have errors:',
    ...[...problems].map(([shot, messages]) => `${shot}: ${messages.join('; ')}`),
    `Answer again with JSON for shots ${[...problems.keys()].join(', ')} only.`,
  ].join('\n')
