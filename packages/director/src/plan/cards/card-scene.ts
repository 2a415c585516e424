import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import type { PlanFigure, PlanText, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { eventOfVerb } from '../events/event-of-verb.ts'
import { ACTIVE, type CardPicture } from '../../review/gate/card-picture.ts'
import { isExact } from '../../review/gate/exact.ts'
import { letteredClause } from '../../review/gate/lettered-clause.ts'
import { WHOLE_BODY_VERBS } from '../../review/gate/tells-clause.ts'
import { type MentionRole, mentionsOf } from '../../review/gate/mentions.ts'
import type { Analysis } from '../../story/analysis.ts'
import { natureOf } from '../../senses/lexicon.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { actionOf } from '../actions.ts'
import { isPlace, originOf, type Scene } from '../scene-item.ts'

/** What changes how something looks or where it is: what merely stands there would deny it. */
const CHANGES =
  /^(?:die|fall|run|flee|vanish|disappear|escape|slip|sink|drown|crack|shatter|explode|collapse|melt|freeze|boil|fry|roast|bake|reject|refuse|fire|dismiss|insult|turn|lose|fail|arrest|execute|wound|hurt|faint|cry|laugh|smile|scream|marry|rise|shrink|hatch|flip|wipe|scrub|dip|pour|sear|slice|chop|peel|grate|toss|sprinkle|spread|fold|roll|rinse|stop|end|hide|steal|strand|race|fly|soar|jam|slide|spin|float|flood|trap|crush|eat|bleed|starve|sleep|lie|sit|crawl|hang|flow|fade|grow|throw|kick)$/u

/** What stands beside whoever does something, by its part in the sentence, the first before the others. */
const BESIDE_DOERS: Partial<Readonly<Record<MentionRole, number>>> = { object: 0, content: 1, instrument: 2, setting: 3 }

/** What is done at a place that a preposition tells: `leaned over | the well`, `pointed at | the map`. */
const AT_THINGS = /^(?:lean|look|point|jump|fall|climb)$/u
const rankBeside = (role: MentionRole, { action }: PlanFigure): number | undefined =>
  BESIDE_DOERS[role] ?? (role === 'location' && AT_THINGS.test(action) ? 4 : undefined)

/** Of what a person standing there shows nothing. */
const isUndone = ({ action }: PlanFigure, meant: string | undefined): boolean =>
  meant !== undefined && meant !== 'stand' && meant !== action

/**
 * What a sentence is about, as it may stand in its place beside the words that tell the rest: with what its verb is done to, if both are drawn as the very
 * things. Undefined where somebody or something that just stands there would look as if it did not happen.
 */
export function sceneBesideWords(
  scene: Scene,
  analysis: Analysis,
  texts: readonly PlanText[],
  picture: CardPicture,
): CardPicture | undefined {
  const [figure] = picture.cast
  const [main] = picture.things
  if (!figure && !main) return undefined
  const clause = letteredClause(analysis, texts)
  // `On the far side lived a fox`: of no clause that was read.
  if (!clause) {
    const verb = figure && originOf(scene, figure.id)?.verb
    return verb && /^(?:live|stand|sit|wait|be)$/u.test(verb.lemma) ? picture : undefined
  }
  if (clause.isDenied) return undefined
  const { verb } = clause
  const isHappening = main?.event !== undefined && main.event === eventOfVerb(verb, analysis.tokens)
  const own = figure && originOf(scene, figure.id)?.verb
  const isPerformed =
    figure !== undefined &&
    figure.action !== 'stand' &&
    (figure.action === actionOf(verb, analysis.tokens) ||
      (own !== undefined && ACTIVE.test(figure.action) && figure.action === actionOf(own, analysis.tokens)))
  const isChanged = CHANGES.test(verb.lemma) || WHOLE_BODY_VERBS.test(verb.lemma)
  if (isChanged && !isHappening && !isPerformed) return undefined
  if (clause.isPassive && figure) return undefined
  if (
    figure &&
    !isPerformed &&
    !clause.isCommand &&
    isUndone(figure, actionOf(verb, analysis.tokens)) &&
    !/^(?:talk|think|look|hold|work)$/u.test(actionOf(verb, analysis.tokens)!)
  )
    return undefined
  const mentions = mentionsOf(scene, analysis)
  const [other] = figure
    ? mentions
        .filter(
          ({ thing, item, role, clause: own }) =>
            thing &&
            rankBeside(role, figure) !== undefined &&
            (own === undefined || own.verb === verb) &&
            item.phrase !== undefined &&
            !isPlace(item.picture) &&
            artOf(thing.what) !== 'person' &&
            natureOf(item.phrase.lemma) !== 'abstract' &&
            isExact(item, thing),
        )
        .toSorted((one, next) => rankBeside(one.role, figure)! - rankBeside(next.role, figure)!)
        .map(({ thing }) => thing!)
    : []
  // As many as there are.
  const things: readonly PlanThing[] = other
    ? [other]
    : picture.things.map((thing) => scene.things.find(({ what }) => what === thing.what) ?? thing)
  // Who did something else in the sentence stands beside what it came to.
  const others = mentions.flatMap(({ figure: one, role, clause: own, item }) => {
    const isPart = figure
      ? own?.verb === verb && /^(?:subject|object)$/u.test(role)
      : role === 'subject' && own !== undefined && !own.isDenied
    return one && one.id !== figure?.id && isPart && isExact(item) && !/^(?:person|people)$/u.test(one.what) ? [one] : []
  })
  return { cast: [...picture.cast, ...others].slice(0, MAX_ILLUSTRATIONS), things }
}
