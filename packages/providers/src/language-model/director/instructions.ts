import {
  PLAN_ACTIONS,
  PLAN_EVENTS,
  PLAN_FEELINGS,
  PLAN_HAND_MOTIONS,
  PLAN_HOURS,
  PLAN_MOODS,
  PLAN_PLACE_STATES,
  PLAN_RELATIONS,
  PLAN_STATES,
  PLAN_WEATHERS,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import { traitsPhrase } from '@fablecut/domain/story/shot-plan/traits-phrase'
import type { DirectRequest, KnownFigure } from '@fablecut/generation/ports/language-model'
import { GRAPHIC_KINDS, SHOT_VIEWS, STORY_PERIODS } from './answer.ts'
import { type Candidates, furtherNamesIn } from './candidates.ts'

/** Id of the story's chosen character in answers. */
export const HERO = 'hero'

const RULES = `You direct a short film of drawings. Read the whole script first. For each numbered shot, decide the one picture that fits its sentence as a viewer understands it. Answer with JSON only.

Rules:
- Draw what the sentence means, in the story that is told. Never draw idioms, metaphors, comparisons or what is absent. Something that is said to be missing may be drawn alone with event "cross-out".
- The picture shows what happens: who does it, to what, and how both are placed. Things beside each other tell nothing.
- who and what are names of the lists below or of the request, or other common nouns (any occupation, animal, food, household thing); a colour may stand before them. If nothing is what a viewer would call the same, leave it out; never draw something else instead. place is of its list.
- Few: one or two figures, at most three things, the most important first. Who is alone in the script stays alone. People who are only spoken of are not drawn.
- Place, hour, weather and figures stay as in the shot before until the script changes them. What comes later in the script may tell where the first shots are.
- Leave out what the place, hour or weather shows already: no bed in a bedroom, no moon at night, no rain in rain.
- A figure that returns has the same id and look. look: age, gender, hair, beard, headwear, clothes and their colours, such as "old man, white beard, brown coat"; "" for animals. target: id or name of what the action is done to, or "". What is held, eaten or used is among the things too.
- where: "" or how it is placed to another one of this picture, as the sentence says: "in bowl", "on table", "under mia", "around lamp"; that one is in cast or things too.
- hands: what hands do, seen from near: instructions, cooking, repairs, crafts. One entry for each step of the sentence, at most three. does the motion, what it is done to, with a tool, to where it goes, or "". label: the words of the sentence for this step if there are several. denied: true for what is not to be done. cast then is who does it in a story, [] in instructions. hands [] for everything else.
- words: [] if the picture says it. Else one or two whole phrases copied exactly from the sentence, together at most half of it: numbers with what they count, dates, the claim. Never a label of what is seen, never a single word without sense.
- view "card": the words large beside one figure or thing, when no picture can tell what the sentence says: claims, thoughts, causes, what cannot be drawn. Then words are needed. Rather a card than a picture of something lesser.
- state, placeState: what a thing or the whole place has become, as the script says: a burnt house, a flooded street; mostly "none".
- graphic: only if the sentence itself has the numbers, dates or steps and they are its point; labels are words of the sentence, values its numbers in digits. rise, fall: the amounts in their order. Otherwise kind "none" and no items.
- Actions with hands (hold, carry, throw, push, pull, eat, read) have a thing as target. In place car, bus, train or plane people sit.
- mood is that of the whole story; frightening or sad stories are never happy before their end.
- At killing or death nobody is shown: draw a candle or an empty place.`

const EXAMPLE = `{"shots":[{"shot":1,"period":"500-1500","picture":"A frightened girl carries a lamp through a dark forest.","cast":[{"id":"mia","who":"girl","look":"girl, red hood","action":"carry","target":"lamp","feeling":"afraid","where":""}],"things":[{"what":"lamp","count":1,"event":"glow","state":"none","where":""}],"hands":[],"place":"forest","placeState":"none","hour":"night","weather":"clear","mood":"tense","view":"people","words":[],"graphic":{"kind":"none","items":[]}}]}`

/** What the pictures of places show, where their names do not say it. */
const PLACE_NOTES: Readonly<Record<string, string>> = {
  arctic: 'coast of ice and snow',
  attic: 'dusty, under the roof',
  car: 'inside, behind the windscreen',
  castle: 'seen from outside',
  church: 'inside',
  closet: 'inside, dark',
  cottage: 'room with a hearth, before 1900',
  field: 'farm with hay',
  garden: 'flowers',
  'great-hall': 'inside a castle, with a throne',
  harbor: 'ships at a quay',
  'harbor-old': 'sailing ships at a quay',
  'hot-spring': 'outdoor pool with steam',
  'japan-street': 'wooden houses of old Japan',
  plane: 'inside the cabin',
  market: 'stalls outdoors',
  'old-town': 'streets of old houses',
  river: 'in a meadow',
  room: 'living room',
  ruins: 'ancient columns',
  sea: 'shore with a lighthouse',
  'ship-deck': 'on a wooden ship at sea',
  space: 'stars and planets',
  'street-old': 'European town before 1900',
  summit: 'rock and snow above the trees',
  train: 'inside a carriage',
  'under-ice': 'sea below a ceiling of ice',
  street: 'shops',
}

const placeList = (places: readonly string[]): string =>
  places.map((place) => (PLACE_NOTES[place] ? `${place} (${PLACE_NOTES[place]})` : place)).join(', ')

/** Instructions that are the same for all stories, so that servers can keep them. */
export function instructions({ figures, things, places }: Candidates): string {
  return [
    RULES,
    `\nwho: ${figures.join(', ')}`,
    `what: ${things.join(', ')}`,
    `place: none, ${placeList(places)}`,
    `action: ${PLAN_ACTIONS.join(', ')}`,
    `where: ${PLAN_RELATIONS.join(', ')}. does: ${PLAN_HAND_MOTIONS.join(', ')}`,
    `feeling: ${PLAN_FEELINGS.join(', ')}`,
    `event: none, ${PLAN_EVENTS.join(', ')}`,
    `state: none, ${PLAN_STATES.join(', ')}. placeState: none, ${PLAN_PLACE_STATES.join(', ')}`,
    `hour: ${PLAN_HOURS.join(', ')}. weather: ${PLAN_WEATHERS.join(', ')}. mood: ${PLAN_MOODS.join(', ')}`,
    `view: ${SHOT_VIEWS.join(', ')}. period, in which the shot plays: ${STORY_PERIODS.join(', ')}`,
    `graphic kind: ${GRAPHIC_KINDS.join(', ')}; map: labels are cities or countries of the sentence, values their English names`,
    `\nExample: ${EXAMPLE}`,
  ].join('\n')
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Most characters of a script around its shots: a longer one would not fit beside the instructions into 8,192 tokens. */
const MAX_SCRIPT_CHARACTERS = 4000

/** The whole script, or of a long one its beginning and what is around the shots. */
function scriptAround({ narrations, from, to }: DirectRequest): string {
  const whole = narrations.join(' ')
  if (whole.length <= MAX_SCRIPT_CHARACTERS) return whole
  const part = MAX_SCRIPT_CHARACTERS / 4
  const before = narrations.slice(0, from).join(' ')
  const after = narrations.slice(to).join(' ')
  const beginning = before.length <= part * 2 ? before : `${before.slice(0, part)} ... ${before.slice(-part)}`
  return [beginning, narrations.slice(from, to).join(' '), after.length <= part ? after : `${after.slice(0, part)} ...`]
    .filter(Boolean)
    .join(' ')
}

const describeFigure = ({ id, what, traits }: KnownFigure): string =>
  [`${id} = ${what}`, traits && traitsPhrase(traits)].filter(Boolean).join(' ')

/** The shot before a batch, whose place and hour may continue. */
function describePrevious({ previous }: DirectRequest): string[] {
  if (!previous) return []
  const { place = 'none', hour, weather, mood } = previous
  return [`Shot before: place ${place}, ${hour}, ${weather}, ${mood}`]
}

/** The request for a batch of shots, with the script around them. */
export function batchRequest(request: DirectRequest): string {
  const { narrations, language, from, to, figures, character } = request
  const known = [...(character ? [`${HERO} = ${character.name}, the main character`] : []), ...figures.map(describeFigure)]
  const shots = narrations.slice(from, to).map((text, i) => `${from + i + 1}. ${text}`)
  const further = furtherNamesIn(narrations.slice(from, to).join(' '))
  return [
    `Script (${languageNames.of(language) ?? language}): ${scriptAround(request)}`,
    ...(known.length > 0 ? [`Figures so far: ${known.join('; ')}`] : []),
    ...(further.length > 0 ? [`Further names that can be drawn: ${further.join(', ')}`] : []),
    ...describePrevious(request),
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
