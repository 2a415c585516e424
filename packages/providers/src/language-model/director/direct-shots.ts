import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EngineAborted, EngineError } from '@fablecut/generation/engine-error'
import type { DirectRequest, KnownFigure } from '@fablecut/generation/ports/language-model'
import type { ModelClient, ModelRequest } from '../model-client.ts'
import { answerSchema, periodOf, type ShotAnswer, shotAnswer } from './answer.ts'
import { INSTRUCTION_CANDIDATES } from './candidates.ts'
import { batchRequest, instructions, repairRequest } from './instructions.ts'
import { planOfAnswer } from './plan-of-answer.ts'

/** Longest answer that is shown to the model again for a repair. */
const MAX_REPEATED_CHARACTERS = 6000

type Answers = {
  readonly shots: ReadonlyMap<number, ShotAnswer>
  readonly broken: ReadonlyMap<number, string>
}

/** Shots of an answer by their number, counted from 1, and what is wrong with the shape of the others. */
function answersOf(object: object | undefined): Answers {
  const list: unknown = object && 'shots' in object ? object.shots : object && 'shot' in object ? [object] : []
  const shots = new Map<number, ShotAnswer>()
  const broken = new Map<number, string>()
  for (const item of Array.isArray(list) ? list : []) {
    const parsed = shotAnswer.safeParse(item)
    const number = parsed.success ? parsed.data.shot : Number((item as { shot?: unknown } | null)?.shot)
    if (parsed.success && !shots.has(number)) shots.set(number, { ...parsed.data, period: periodOf(parsed.data, object) })
    else if (!parsed.success && Number.isInteger(number))
      broken.set(number, `${parsed.error.issues[0]!.path.join('.')}: ${parsed.error.issues[0]!.message}`)
  }
  return { shots, broken }
}

type Directed = { readonly plans: ReadonlyMap<number, ShotPlan>; readonly problems: ReadonlyMap<number, readonly string[]> }

/** Checks the answers one after the other: figures and camera continue from shot to shot. `accepted`: plans of shots that are not asked for again; then what is wrong is left out of the others. */
function check(answers: Answers, request: DirectRequest, accepted?: ReadonlyMap<number, ShotPlan>): Directed {
  const plans = new Map<number, ShotPlan>()
  const problems = new Map<number, readonly string[]>()
  const figures: KnownFigure[] = [...request.figures]
  let previous = request.previous
  for (let index = request.from; index < request.to; index++) {
    const number = index + 1
    const known = accepted?.get(number)
    const answer = answers.shots.get(number)
    const narration = { text: request.narrations[index]!, language: request.language }
    const context = {
      narration,
      index,
      figures,
      character: request.character,
      previous,
      isRepair: accepted !== undefined,
    }
    const read = known || !answer ? undefined : planOfAnswer(answer, context)
    const plan = known ?? (read?.problems.length === 0 ? read.plan : undefined)
    if (!plan) problems.set(number, read?.problems ?? [answers.broken.get(number) ?? 'the shot is missing'])
    if (!plan) continue
    plans.set(number, plan)
    previous = plan
    figures.push(...plan.cast.filter(({ id }) => !figures.some((figure) => figure.id === id)))
  }
  return { plans, problems }
}

/** Asks for a batch of shots, once more for those with errors, and answers null for what still has some. */
export async function directShots(
  client: ModelClient,
  request: DirectRequest,
  signal?: AbortSignal,
): Promise<readonly (ShotPlan | null)[]> {
  const asked: ModelRequest = {
    system: instructions(INSTRUCTION_CANDIDATES),
    turns: [{ role: 'user', text: batchRequest(request) }],
    schema: answerSchema(INSTRUCTION_CANDIDATES),
  }
  const answer = await client.ask(asked, signal)
  const first = check(answersOf(answer.object), request)
  const mended = first.problems.size === 0 ? first : await repair(client, request, { asked, answer: answer.text, first }, signal)
  return request.narrations.slice(request.from, request.to).map((_, i) => mended.plans.get(request.from + i + 1) ?? null)
}

type FirstAnswer = { readonly asked: ModelRequest; readonly answer: string; readonly first: Directed }

/** Plans that passed are kept when the repair fails. */
async function repair(
  client: ModelClient,
  request: DirectRequest,
  { asked, answer, first }: FirstAnswer,
  signal: AbortSignal | undefined,
): Promise<Directed> {
  const turns: ModelRequest['turns'] = [
    ...asked.turns,
    { role: 'assistant', text: answer.slice(0, MAX_REPEATED_CHARACTERS) || '{}' },
    { role: 'user', text: repairRequest(first.problems) },
  ]
  try {
    const { object } = await client.ask({ ...asked, turns }, signal)
    return check(answersOf(object), request, first.plans)
  } catch (error) {
    if (error instanceof EngineAborted || !(error instanceof EngineError) || first.plans.size === 0) throw error
    return first
  }
}
