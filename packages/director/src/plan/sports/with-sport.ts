import type { PlanAction, PlanFigure, PlanText, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ACTIONS_OF_ATHLETES, type Sport, type SportAction, SPORTS } from '../../languages/en/sports.ts'
import { type AssertedClause, assertedClauses } from '../../clauses/asserted-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { actionOf } from '../actions.ts'
import { cameraFor } from '../camera.ts'
import type { Card } from '../cards/cards.ts'
import type { Gender } from '../../story/story-state.ts'
import { onlyGenderOf } from '../../text/only-gender.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { NARRATOR, person } from '../drafts/stand-ins.ts'
import { sportsOf } from './sport-of.ts'

type Planned = {
  readonly text: string
  readonly plan: ShotPlan
  readonly analysis?: Analysis
  readonly card?: Card
  readonly graphicName?: string
  readonly placeName?: string
  readonly isPlaceStated?: boolean
}

/** Figures of whom nothing is known but their gender. */
const ANYBODY = /^(?:person|man|woman|captain|athlete|runner)$/u
const PRONOUN = /^(?:he|she|i|you|we|they)$/u
const KEEPER = /^(?:goalkeeper|keeper|goalie)$/u
const TRAINER = /^(?:coach|trainer|manager)$/u
const REFEREE = /^(?:referee|umpire)$/u
/** Actions that are the same in and out of a sport. */
const EVERYDAY_ACTIONS: ReadonlySet<PlanAction> = new Set<PlanAction>([
  'run',
  'jump',
  'fall',
  'kneel',
  'cry',
  'cheer',
  'climb',
  'swim',
  'hug',
  'walk',
])

/** Who does what a clause tells: the kind of person; undefined where it is nobody of the sport. */
function doerOf({ subject, isCommand }: AssertedClause, { tokens }: Analysis, sport: Sport): string | undefined {
  if (isCommand) return sport.athlete
  const words = subject ? tokens.slice(subject[0], subject[1]) : []
  const last = words.at(-1)
  if (!last) return undefined
  if (KEEPER.test(last.lemma)) return 'goalkeeper'
  if (TRAINER.test(last.lemma)) return 'trainer'
  if (REFEREE.test(last.lemma)) return 'referee'
  const isOfSport =
    PRONOUN.test(last.low) || last.pos === 'PROPN' || sport.roles.test(last.lemma) || sport.roles.test(last.low.replace(/s$/u, ''))
  return isOfSport || sport.actionNouns?.test(last.lemma) ? sport.athlete : undefined
}

/** Whether the subject of a clause is an action of an athlete: `Her first serve landed`. */
const isSportingAction = ({ subject }: AssertedClause, { tokens }: Analysis, { actionNouns }: Sport): boolean =>
  subject !== undefined && actionNouns?.test(tokens[subject[1] - 1]?.lemma ?? '') === true

const ATHLETES: ReadonlySet<string> = new Set(SPORTS.map(({ athlete }) => athlete))

/** Figures of a team. */
const TEAM = 4
const WHO_OF_SPORT = /^team$/u

/** `isEveryday`: it is done in the clothes of every day. */
type Shown = Pick<SportAction, 'action' | 'gear' | 'beside'> & { readonly isEveryday?: boolean }

/** Whether a script tells of somebody whom it calls an athlete of the sport, who is one in all of it. */
const isOfAthletes = ({ isPastime, roles }: Sport, planned: readonly Planned[]): boolean =>
  !isPastime || planned.some(({ analysis }) => analysis?.phrases.some(({ lemma, role }) => role === 'subject' && roles.test(lemma)))

/** What a clause tells an athlete to do, in the sport or as anybody does. */
function shownOf({ verb, to }: AssertedClause, { tokens }: Analysis, sport: Sport, isAthlete: boolean): Shown | undefined {
  const behind = tokens
    .slice(verb.i + 1, to)
    .map(({ low }) => low)
    .join(' ')
  const own = [...ACTIONS_OF_ATHLETES, ...sport.actions].find(
    ({ verbs, object }) => verbs.test(verb.lemma) && (object === undefined || object.test(behind)),
  )
  if (own) return own
  const action = actionOf(verb, tokens)
  return action && EVERYDAY_ACTIONS.has(action) ? { action, isEveryday: !isAthlete } : undefined
}

const isOtherRole = (what: string): boolean => /^(?:goalkeeper|trainer|referee|umpire)$/u.test(what) || isAnimalName(what)

const FINISH = 'finish line'
const OF_WEATHER = /\b(?:rain|snow|storm|wind|fog|hail|thunder)/iu

/** Ids of people of a sport whom no noun of the vocabulary names, the same through a script. */
const idOf = (what: string): string => `athlete-${what.replaceAll(' ', '-')}`

/** Somebody of a sport as the script knows them, or as anybody in its clothes. `sport`: absent of whom the script is not about; `gender`: of the only pronouns of the script; `narrator`: who tells the script, if that is who does it. */
function figureOf(
  what: string,
  { action, beside, isEveryday }: Shown,
  sport: Sport | undefined,
  { plan, card }: Planned,
  { gender, narrator }: { readonly gender?: Gender; readonly narrator?: PlanFigure },
): PlanFigure {
  const seen = narrator ? [narrator] : [...plan.cast, ...(card?.hero?.cast ?? [])]
  const known = sport ? seen.find((figure) => figure.what === what || !isOtherRole(figure.what)) : undefined
  const feeling = action === 'cheer' || action === 'hold' || beside === FINISH ? 'happy' : action === 'cry' ? 'sad' : 'neutral'
  if (!known || !sport) return { id: idOf(what), what, action, feeling, speaks: false, ...(gender && { traits: { gender } }) }
  const { target: _, ...own } = isEveryday ? known : dressed(known, sport)
  return {
    ...own,
    action,
    feeling: own.feeling === 'neutral' || action === 'cheer' || action === 'cry' || beside === FINISH ? feeling : own.feeling,
    speaks: false,
  }
}

/** A figure in the clothes of the sport; who is somebody else by trade or kin stays. */
function dressed(figure: PlanFigure, { athlete, roles }: Sport): PlanFigure {
  if (!ANYBODY.test(figure.what) && !roles.test(figure.what)) return figure
  const gender = /^(?:man|woman)$/u.test(figure.what) ? (figure.what as 'man' | 'woman') : undefined
  return { ...figure, what: athlete, ...(gender && { traits: { gender, ...figure.traits } }) }
}

/** `2 to 1`, `120 miles per hour`. */
const isFigureOfSport = ({ role, words }: PlanText): boolean => role === 'number' || /\d+ ?(?:to|[-–:]) ?\d+/u.test(words)

const thingsFor = ({ gear, beside }: Shown): PlanThing[] =>
  [gear, beside].flatMap((what) => (what === undefined ? [] : [{ what, count: 1 }]))

/** `I crossed the line, and the doctor was there`: who tells the script, not somebody else of its sentence. */
const isOfNarrator = ({ subject }: AssertedClause, { tokens, isFirstPerson }: Analysis): boolean =>
  isFirstPerson && subject !== undefined && tokens.slice(subject[0], subject[1]).some(({ low }) => low === 'i')

/** What is done anywhere by those who win and lose. */
const FELT: ReadonlySet<PlanAction> = new Set<PlanAction>(['cry', 'cheer', 'hug'])

/** Whether a clause itself tells of a sport: not `I cried for a week`. */
const tellsOf = ({ evidence }: Sport, { subject, verb, to }: AssertedClause, { tokens }: Analysis): boolean =>
  tokens
    .slice(subject?.[0] ?? verb.i, to)
    .map(({ low }) => low)
    .join(' ')
    .search(evidence) >= 0

/** The first clause in which somebody of a sport is seen doing something of it. */
function sceneOfSport<P extends Planned>(
  one: P,
  sport: Sport,
  i: number,
  { gender, isAthlete, narrator }: { readonly gender?: Gender; readonly isAthlete: boolean; readonly narrator: PlanFigure },
): P | undefined {
  const { analysis, plan } = one
  if (!analysis || plan.form === 'quote' || plan.form === 'question' || (plan.graphic && plan.graphic.template !== 'words'))
    return undefined
  for (const clause of assertedClauses(analysis)) {
    if (clause.isDenied || clause.isUnreal) continue
    const what = doerOf(clause, analysis, sport)
    const shown: Shown | undefined = isSportingAction(clause, analysis, sport)
      ? sport.actions.find(({ action }) => action === 'play' || action === 'throw' || action === 'fight')
      : shownOf(clause, analysis, sport, isAthlete)
    // Who is knocked out lies there; other passives are done by somebody else.
    if (what === undefined || !shown || (clause.isPassive && shown.action !== 'lie')) continue
    if (sport.isPastime && FELT.has(shown.action) && !tellsOf(sport, clause, analysis)) continue
    const isHero = what === sport.athlete && clause.subject !== undefined
    if (shown.isEveryday && (!isHero || plan.cast.length === 0)) continue
    const { graphic: _graphic, handwork: _handwork, placeState: _state, ...rest } = plan
    const place = one.isPlaceStated && plan.place !== undefined ? plan.place : sport.place
    const changed: ShotPlan = {
      ...rest,
      form: 'scene',
      place,
      // Who arrives is happy, even in tears, and the bad weather of a sentence before is over.
      ...(shown.beside === FINISH && {
        mood: plan.mood === 'sad' ? ('happy' as const) : plan.mood,
        weather: OF_WEATHER.test(one.text) ? plan.weather : ('clear' as const),
      }),
      cast: [figureOf(what, shown, isHero ? sport : undefined, one, { gender, ...(isOfNarrator(clause, analysis) && { narrator }) })],
      things: thingsFor(shown),
      // Of advice the words say what a pose leaves open.
      text: clause.isCommand ? plan.text : plan.text.filter(isFigureOfSport),
    }
    return {
      ...one,
      graphicName: undefined,
      placeName: place,
      isPlaceStated: true,
      plan: { ...changed, camera: { ...cameraFor(changed, i, undefined), size: 'full' } },
    }
  }
  return undefined
}

/** A plan in which athletes wear the clothes of the sport, and nothing lies that its words mean otherwise. */
function withinSport<P extends Planned>(one: P, sport: Sport, isAthlete: boolean): P {
  const { plan } = one
  const things = plan.things
    .filter(({ what }) => !sport.elsewhere.test(what) && what !== plan.place)
    .map((thing) => {
      if (thing.what === 'ball' && sport.ball) return { ...thing, what: sport.ball }
      return WHO_OF_SPORT.test(thing.what) ? { ...thing, what: sport.athlete, count: Math.max(TEAM, thing.count) } : thing
    })
  return {
    ...one,
    plan: {
      ...plan,
      cast: plan.cast
        .map((figure) => (isAthlete ? dressed(figure, sport) : figure))
        .map((figure) =>
          WHO_OF_SPORT.test(figure.what)
            ? { ...figure, what: sport.athlete, action: figure.action === 'carry' ? ('cheer' as const) : figure.action }
            : figure,
        ),
      things,
    },
  }
}

/** In scripts about a sport its athletes are seen doing what is told, in its clothes and with its gear. Scripts of anything else stay. */
export function withSport<P extends Planned>(planned: readonly P[]): P[] {
  const texts = planned.map(({ text }) => text)
  const sports = sportsOf(texts)
  const gender = onlyGenderOf(texts.join(' '))
  const told = planned.flatMap(({ plan }) => plan.cast).find(({ id }) => id === NARRATOR)
  const narrator = { ...person, id: NARRATOR, ...(told?.traits && { traits: told.traits }) }
  const seen = planned.map((one, i) => {
    const sport = sports[i]
    if (!sport || isOfAnimals(one)) return one
    const isAthlete = isOfAthletes(sport, planned)
    return sceneOfSport(one, sport, i, { gender, isAthlete, narrator }) ?? withinSport(one, sport, isAthlete)
  })
  return withAddressedAthlete(seen)
}

/** Whether `you` are the one who does, or is, what the main clause tells. */
const isOfAddressee = ({ analysis }: Planned): boolean =>
  analysis !== undefined &&
  assertedClauses(analysis).some(({ subject }) => subject !== undefined && analysis.tokens[subject[0]]!.low === 'you')

/** Who else of a sport a sentence names: `your rival`, `she`. */
const OF_OTHERS = /\b(?:he|she|his|her|rivals?|opponents?|others?|teammates?|friends?|coach|winner)\b/iu

/** In a script that speaks to an athlete each athlete who is alone is the one spoken to: `You were the slowest swimmer`, `Champions are made at six`. */
function withAddressedAthlete<P extends Planned>(planned: readonly P[]): P[] {
  const isAlone = ({ plan: { cast } }: Planned): boolean => cast.length === 1 && ATHLETES.has(cast[0]!.what)
  const hero = planned.find((one) => isAlone(one) && isOfAddressee(one))?.plan.cast[0]
  if (!hero) return [...planned]
  return planned.map((one) => {
    const [figure] = one.plan.cast
    if (!isAlone(one) || figure!.what !== hero.what || OF_OTHERS.test(one.text)) return one
    return { ...one, plan: { ...one.plan, cast: [{ ...figure!, id: hero.id, ...(hero.traits && { traits: hero.traits }) }] } }
  })
}

/** A race of a tortoise and a hare. */
const isOfAnimals = ({ plan, card }: Planned): boolean =>
  [...plan.cast, ...plan.things, ...(card?.hero?.things ?? [])].some(({ what }) => isAnimalName(what))
