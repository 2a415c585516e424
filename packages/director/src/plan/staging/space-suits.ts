import type { PlanFigure, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { whereText } from '../../story/setting/asserted-text.ts'
import { artOf } from '../../vocabulary/art-of.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Where people are out in space, and what only they do there. */
const IN_SPACE =
  /\b(?:(?:on|onto|across) the (?:(?:cold|dusty|gr[ea]y|bare|lifeless|silent|bright) )*(?:(?:surface|far side|dark side) of the )?[Mm]oon(?:['’]s surface)?|lunar (?:surface|ground|dust|soil)|(?:on|onto) (?:the surface of )?(?:Mars|Venus|Mercury)|in (?:(?:low |earth |lunar |high )*)orbit|orbit(?:s|ed|ing) (?:the )?(?:[Ee]arth|[Mm]oon|Mars)|in (?:outer )?space\b(?! (?:of|between)\b| for (?:the|a|more|all|your|my|his|her)\b)|space ?walk\w*|moon ?walk(?:s|ed|ers?)?|(?:aboard|on|inside) the (?:International )?space station)\b/u
/** Who only looks there, or shall go. */
const ON_EARTH =
  /\b(?:look\w*|gaz\w*|star(?:e|es|ed|ing)|watch\w*|telescopes?|dream\w*|imagin\w*|wish\w*|want\w*|hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|television|TV|radio|promis\w*|will|would|bark\w*|howl\w*)\b/u
/** Machines and animals that were there instead of people. */
const UNMANNED = /\b(?:robots?|rovers?|probes?|unmanned|spacecraft|landers?|dog|monkey|chimpanzee|Laika)\b/u
const CHILD = /\b(?:boy|girl|child|baby|kid|king|queen)\b/u

const suited = (figure: PlanFigure): PlanFigure => {
  const { traits, ...rest } = figure
  const { period: _, costume: _costume, ...looks } = traits ?? {}
  return artOf(figure.what) !== 'person' || CHILD.test(figure.what)
    ? figure
    : {
        ...rest,
        what: 'astronaut',
        ...(figure.action === 'swim' && { action: 'fly' as const }),
        ...(Object.keys(looks).length > 0 && { traits: looks }),
      }
}

/** What is said of the ground of another world. */
const GOES_ON =
  /\b(?:(?:planted|raised|set up|unfurled) (?:a|the|an) (?:\p{L}+ )?flag|footprints?|(?:grey|gray|lunar|moon|red) (?:dust|soil|rocks?|sand)|craters?|the surface|(?:lunar )?(?:lander|module|rover|capsule)|weightless\w*|floated)\b/iu

/** People of whom a sentence says that they are on the Moon or in orbit wear suits and are seen there, whatever the rest of their script tells of. */
export const withSpaceSuits = <P extends Planned>(planned: readonly P[], chosen: ReadonlySet<string>): P[] =>
  planned.map((one, i) => {
    const { plan, analysis } = one
    const before = planned[i - 1]
    const isAfter = before?.plan.place === 'space' || (before?.analysis !== undefined && IN_SPACE.test(whereText(before.analysis)))
    const isTold = analysis !== undefined && (IN_SPACE.test(whereText(analysis)) || (isAfter && GOES_ON.test(analysis.text)))
    const isThere = isTold && !ON_EARTH.test(analysis.text) && !UNMANNED.test(analysis.text)
    if (!isThere || plan.graphic || plan.cast.length === 0 || plan.cast.some(({ id }) => chosen.has(id))) return one
    const cast = plan.cast.map(suited)
    if (cast.some(({ what }) => artOf(what) === 'person' && !what.includes('astronaut'))) return one
    const things = plan.things.filter(({ what }) => !/^(?:moon|full moon)$/u.test(what))
    return { ...one, placeName: 'space', plan: { ...plan, place: 'space', placeState: undefined, cast, things } }
  })
