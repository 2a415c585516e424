import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { COLOURS } from '../../languages/en/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { artOf, isFigure } from '../../vocabulary/art-of.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { isNamed } from '../events/stated-events.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

const isColour = (word: string): boolean => Object.hasOwn(COLOURS, word)
const COLOURING = /^(?:be|turn|become|go|stay|look|paint|dye)$/u
const OTHER_ONE = /^(?:an?|another|every|each|any|some|no|new)$/u

/** `The door is red`, `paint the chair red`: the colour behind a noun. */
function colourBehind({ end, role }: Phrase, { tokens, bars }: Analysis): string | undefined {
  // `The apple on the plate is green`.
  if (role === 'behind') return undefined
  const behind = tokens.slice(end + 1, end + 5).filter(({ pos }) => pos !== 'ADV')
  const isPainted = tokens.slice(0, end).some(({ lemma }) => /^(?:paint|dye|colou?r|turn)$/u.test(lemma))
  const said = COLOURING.test(behind[0]?.lemma ?? '') ? behind[1] : isPainted ? behind[0] : undefined
  const next = said && tokens[said.i + 1]
  return said && isColour(said.low) && bars[said.i] === '' && !/^(?:NOUN|PROPN|ADJ)$/u.test(next?.pos ?? '') ? said.low : undefined
}

const PAINTING = /^(?:paint|dye|colou?r|spray)$/u

/** `They painted the fence blue`, where the colour was read as the noun. */
const paintedColour = (what: string, { tokens, phrases }: Analysis): string | undefined =>
  phrases
    .filter(({ head, nouns, bar }) => bar === '' && isColour(head.low) && what.endsWith(nouns.at(-2)?.low ?? ' '))
    .find(({ start }) => tokens.slice(0, start).some(({ lemma }) => PAINTING.test(lemma)))?.head.low

/** The one colour that a sentence tells of a thing; undefined where it tells none, or of several of them different ones. */
function colourIn(what: string, analysis: Analysis): string | undefined {
  const named = analysis.phrases.filter((phrase) => phrase.bar === '' && isNamed(what, phrase))
  const told = named.flatMap((phrase) => {
    const own = phrase.run.filter(({ low, pos, i }) => isColour(low) && pos !== 'PROPN' && i !== phrase.head.i).map(({ low }) => low)
    return own.length > 0 ? own : [colourBehind(phrase, analysis) ?? '']
  })
  if (named.length === 0) return paintedColour(what, analysis)
  const [only = ''] = new Set(told)
  return new Set(told).size === 1 && only ? only : undefined
}

/** Whether paint is seen on a thing: not on what grows in its own colour under a name with it, such as a blue whale. */
const takesColour = ({ what, event }: PlanThing): boolean =>
  event !== 'cross-out' &&
  !isFigure(what) &&
  artOf(what) !== undefined &&
  drawableNamed(what)?.file !== 'animal' &&
  !what.split(' ').some(isColour)

const isAnother = (what: string, { phrases }: Analysis): boolean =>
  phrases.some(
    (phrase) => isNamed(what, phrase) && (OTHER_ONE.test(phrase.run[0]!.low) || (phrase.isPlural && phrase.run[0]!.pos !== 'DET')),
  )

/** Things in the colours that their sentences tell of them, or an earlier one of the script did: in scenes, on cards and in hands. */
export function withThingColours<P extends Planned>(planned: readonly P[]): P[] {
  const known = new Map<string, string>()
  return planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis) return one
    const things = plan.things.map((thing): PlanThing => {
      if (!takesColour(thing)) return thing
      const { what } = thing
      const told = colourIn(what, analysis)
      if (told) known.set(what, COLOURS[told]!)
      else if (isAnother(what, analysis)) known.delete(what)
      const color = (told && COLOURS[told]) ?? thing.color ?? known.get(what)
      const { state, ...rest } = thing
      // A colour is no state beside it.
      const isOtherColour = state !== undefined && isColour(state)
      return { ...rest, ...(state !== undefined && !isOtherColour && { state }), ...(color && { color }) }
    })
    return { ...one, plan: { ...plan, things } }
  })
}
