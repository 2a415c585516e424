import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { nameOf } from './candidate.ts'
import type { CandidateWithFeatures, Planned } from './candidates-with-features.ts'
import type { Choice } from './choose-drawings.ts'
import { type Grade, gradeOf } from './grades.ts'

/** From which probability on what is drawn is taken out, in a scene only where something is left. */
const MIN_WRONG = 0.35
/** What is drawn without a candidate, as hands and tools: as good as what a sentence names. */
const OF_RULES: Grade = { main: 0.3, fitting: 0.6, wrong: 0.12 }

const graded = ({ features, relatedness }: CandidateWithFeatures): Grade => gradeOf(features, relatedness)

/** What a plan draws and may draw, its place aside. `characters`: ids of the figures that were chosen for the film, which stay. */
export function choicesOf(one: Planned, all: readonly CandidateWithFeatures[], characters: ReadonlySet<string>): Choice[] {
  const { cast, things } = one.plan
  const drawn: { readonly name: string; readonly figure?: PlanFigure; readonly thing?: PlanThing }[] = [
    ...cast.map((figure) => ({ name: figure.what, figure })),
    ...things.map((thing) => ({ name: thing.what, thing })),
  ]
  const standing = drawn.map((item): Choice => {
    // Few drawings of rules were graded as cues: what they are to their sentence is known from the rules alone.
    const known = all.find(({ candidate }) => nameOf(candidate) === item.name && candidate.source !== 'cue' && !candidate.place)
    const grade = known ? graded(known) : OF_RULES
    return {
      ...item,
      grade,
      isDrawn: true,
      isKnown: known !== undefined,
      isFixed: grade.wrong < MIN_WRONG || item.thing?.event === 'cross-out' || characters.has(item.figure?.id ?? ''),
    }
  })
  const others = all
    .filter(({ candidate }) => !candidate.place && !drawn.some(({ name }) => name === nameOf(candidate)))
    .map((described): Choice => {
      const { figure, thing } = described.candidate
      return {
        name: nameOf(described.candidate),
        ...(figure && { figure }),
        ...(thing && { thing }),
        grade: graded(described),
        isDrawn: false,
        isKnown: true,
        isNamed: described.candidate.phrase !== undefined,
        isDoubtful: (described.candidate.doubts ?? []).length > 0,
      }
    })
  return [...standing, ...others]
}
