import { isFood } from '@fablecut/director/vocabulary/vocabulary'
import type { PlanFeeling, PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { VlogScenes } from '@fablecut/generation/ports/writer'
import type { Chooser } from '../seeded-choice.ts'
import { estimateSpeechSeconds } from '../speech-time.ts'
import type { Activity } from './activities.ts'
import type { Beat } from './course.ts'
import { type VlogLine, LINES, REACTIONS, type Stage, THING_LINES } from './lines.ts'
import type { Told } from './told.ts'
import { isTrouble, type Step } from './topic-steps.ts'
import { figureOf, type SeenTopic, type VlogShot } from './vlog-plans.ts'

type Source = Stage | 'reaction'

/** Lines by stage, each said once. Those of the activity come first; a topic with steps of its own needs fewer of them. */
function linesFor(chooser: Chooser, activity: Activity | undefined, steps: readonly Step[]): (source: Source) => VlogLine | undefined {
  const left: Record<Source, VlogLine[]> = { ...mapLines((list) => chooser.shuffle(list)), reaction: chooser.shuffle(REACTIONS) }
  if (activity) {
    const [first, ...others] = activity.steps.map(({ text, things }): VlogLine => ({
      text,
      feeling: 'happy',
      ...(things.length > 0 ? { view: 'insert', things } : { view: 'action' }),
    }))
    if (steps.length < 4) {
      left.begin.unshift(first!)
      left.middle.unshift(...others)
    }
    left.trouble.unshift({ text: activity.trouble, view: 'selfie', feeling: 'surprised' })
    if (!steps.some(isTrouble)) left.turn.unshift({ text: activity.turn, view: 'action', feeling: 'proud' })
  }
  return (source) => left[source].shift()
}

const mapLines = (change: (list: readonly VlogLine[]) => VlogLine[]): Record<Stage, VlogLine[]> => ({
  begin: change(LINES.begin),
  middle: change(LINES.middle),
  trouble: change(LINES.trouble),
  turn: change(LINES.turn),
  nearly: change(LINES.nearly),
})

/** `this suitcase`, `these pots`. */
function thisThing({ what, count }: PlanThing): string {
  if (what.endsWith('s')) return `these ${what}`
  if (count === 1) return `this ${what}`
  return `these ${what}${/(?:x|z|ch|sh)$/u.test(what) ? 'es' : 's'}`
}

/** The main character into the camera, beside the companion where `together`. */
export function selfieShot({ cast }: VlogScenes, setting: SeenTopic['setting'], feeling: PlanFeeling, together: boolean): VlogShot {
  const [main, companion] = cast
  const beside = companion && together ? [figureOf(companion, 'stand', feeling)] : []
  return { view: 'selfie', setting, cast: [figureOf(main, 'talk', feeling, true), ...beside], things: [] }
}

/** What is told in which order. `first`: the step that the hook says. */
export type Tale = {
  readonly request: VlogScenes
  readonly seen: SeenTopic
  readonly activity: Activity | undefined
  readonly steps: readonly Step[]
  readonly first: Step
  readonly chooser: Chooser
  /** Longest time in which a shot is spoken over. */
  readonly maxSeconds: number
}

/** Tells beats one after the other. The setting is kept, no line comes twice, and nobody looks into the camera twice in a row. */
export function tellBeats(tale: Tale, beats: readonly Beat[]): Told[] {
  const { request, seen, activity } = tale
  const draw = linesFor(tale.chooser, activity, tale.steps)
  const thingLines = tale.chooser.shuffle(THING_LINES)
  const product = productOf(tale)
  const used = [...seen.things, ...(activity?.things ?? []).map((what): PlanThing => ({ what, count: 1 }))]
  const unshown: PlanThing[] = used.filter(({ what }) => what !== product?.what)
  const told = new Set<Step>([tale.first])
  /** Things that may be seen now: none of a step that is told later. */
  const seenByNow = (): PlanThing[] => {
    const isOf = (steps: readonly Step[], what: string) =>
      steps.some((step) => seen.plans.get(step)?.things.some((one) => one.what === what))
    const later = [...seen.plans.keys()].filter((step) => !told.has(step))
    return unshown.filter(({ what }) => isOf([...told], what) || !isOf(later, what))
  }
  let before: VlogShot = selfieShot(request, seen.setting, 'happy', false)

  const act = (feeling: PlanFeeling, things: readonly PlanThing[]): VlogShot => ({
    view: 'action',
    setting: before.setting,
    // At a stove there is a pot already.
    ...(activity?.action === 'cook' && !things.includes(product!)
      ? { cast: doersOf(tale, feeling, undefined).map(withoutTarget), things: [] }
      : { cast: doersOf(tale, feeling, things[0]), things }),
  })
  const insert = (things: readonly PlanThing[]): VlogShot => ({ view: 'insert', setting: before.setting, cast: [], things })
  const own = (feeling: PlanFeeling, isLast: boolean): VlogShot =>
    before.view === 'selfie' || isLast ? act(feeling, seenByNow().slice(0, 1)) : selfieShot(request, before.setting, feeling, false)

  const isReactionAShot = beats.some((beat) => 'stage' in beat && beat.stage === 'reaction')
  /** A step as it is said: after trouble there is time for a word about it, unless that has a shot of its own. */
  function spokenOf(step: Step): string {
    const reaction = isTrouble(step) && !isReactionAShot ? draw('reaction')?.text : undefined
    const both = `${step.spoken} ${reaction}`
    return reaction !== undefined && estimateSpeechSeconds(both) <= tale.maxSeconds ? both : step.spoken
  }

  function toldStep(step: Step, isLast: boolean): Told {
    told.add(step)
    const spoken = spokenOf(step)
    const { cast: figures, things, graphic, text, ...plan } = seen.plans.get(step)!
    const feeling: PlanFeeling = isTrouble(step) ? 'surprised' : 'happy'
    // Nobody laughs about what goes wrong.
    const cast = isTrouble(step) ? figures.map((figure) => (figure.id === request.cast[0].id ? { ...figure, feeling } : figure)) : figures
    const setting = { place: plan.place, hour: plan.hour, weather: plan.weather }
    before = { ...before, setting }
    if (graphic) return { spoken, shot: { ...insert(things), graphic } }
    const isClose = things.length > 0 && before.view === 'action'
    if (cast.length > 0 && !isClose) return { spoken, shot: { view: 'action', setting, cast, things, text } }
    if (things.length === 0) return { spoken, shot: own(feeling, isLast) }
    // What goes wrong is seen.
    return { spoken, shot: before.view === 'insert' && !isTrouble(step) ? act(feeling, things) : insert(things) }
  }

  function lineWithoutThings(source: Source): VlogLine | undefined {
    for (let line = draw(source); line; line = draw(source)) if (line.view !== 'insert') return line
    return undefined
  }

  function toldLine(source: Source, isLast: boolean): Told {
    const now = seenByNow()
    const [thing] = now
    const isThingLine = source === 'middle' && thing !== undefined && seen.things.includes(thing) && before.view !== 'insert'
    const form = isThingLine ? thingLines.shift() : undefined
    if (thing && form) return { spoken: form.replace('@', thisThing(thing)), shot: insert([thing]) }
    const line = draw(source)
    const fitting = line?.view === 'insert' && now.length === 0 ? lineWithoutThings(source) : line
    const { text: spoken, view, feeling } = fitting ?? { text: '', view: 'action', feeling: 'happy' }
    if (view === 'selfie') return { spoken, shot: own(feeling, isLast) }
    const shown = (fitting?.things ?? []).map((what): PlanThing => ({ what, count: 1 }))
    if (shown.length > 0 && before.view !== 'insert') return { spoken, shot: insert(shown) }
    if (source === 'nearly' && product) return { spoken, shot: before.view === 'insert' ? act(feeling, [product]) : insert([product]) }
    const things = source === 'nearly' ? now.slice(-1) : now.slice(0, view === 'insert' ? 2 : 1)
    const isInsert = things.length > 0 && before.view !== 'insert' && (view === 'insert' || before.view === 'action')
    return { spoken, shot: isInsert ? insert(things) : act(feeling, things) }
  }

  return beats.map((beat, i) => {
    const isLast = i === beats.length - 1
    const line = 'step' in beat ? toldStep(beat.step, isLast) : toldLine(beat.stage, isLast)
    for (const { what } of line.shot.things) {
      const at = unshown.findIndex((thing) => thing.what === what)
      if (at >= 0) unshown.splice(at, 1)
    }
    before = line.shot
    return line
  })
}

/** Food that is made, by the last word of its name. */
const EDIBLE = /(?:cake|bread|pie|soup|pizza|cookies?|salad|stew)$/u

function withoutTarget(figure: PlanFigure): PlanFigure {
  const { target: _, ...rest } = figure
  return rest
}

/** What the first step makes: it is there at the end, not before. */
function productOf({ activity, seen, first }: Tale): PlanThing | undefined {
  if (activity?.action !== 'cook') return undefined
  return seen.plans.get(first)?.things.find(({ what }) => isFood(what) || EDIBLE.test(what))
}

/** The main character at the activity of the first step, with the others of it. */
function doersOf({ request, seen, activity, first }: Tale, feeling: PlanFeeling, thing: PlanThing | undefined): PlanFigure[] {
  const [main] = request.cast
  const doers = seen.plans.get(first)?.cast ?? []
  const target = thing && { target: thing.what }
  if (!doers.some(({ id }) => id === main.id)) return [{ ...figureOf(main, activity?.action ?? 'work', feeling), ...target }]
  return doers.map((figure) =>
    figure.id === main.id ? { ...figure, action: activity?.action ?? figure.action, feeling, ...target } : figure,
  )
}
