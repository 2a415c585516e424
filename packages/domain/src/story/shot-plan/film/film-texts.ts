import { isWordsCard } from '../words-card.ts'
import { MAX_PLAN_TEXTS, type PlanText, type PlanTextRole, type ShotPlan } from '../shot-plan.ts'

/** Roles of texts that belong to the film rather than to a sentence. */
const FILM_ROLES: ReadonlySet<PlanTextRole> = new Set(['opening', 'end-card'])

/** The words of a plan's opening title or end card; undefined without one. */
export const filmTextOf = ({ text }: ShotPlan, role: 'opening' | 'end-card'): string | undefined =>
  text.find((one) => one.role === role)?.words

/** A plan without its opening title and end card: what its sentence shows. */
export function withoutFilmTexts(plan: ShotPlan): ShotPlan {
  const text = plan.text.filter(({ role }) => !FILM_ROLES.has(role))
  return text.length === plan.text.length ? plan : { ...plan, text }
}

const STATEMENTS: ReadonlySet<PlanTextRole> = new Set(['title', 'quote', 'key'])

/** Adds the title to a first shot that is no card of words and has no statement of its own, which would be read after it. A graphic has it as its heading. */
export function withOpening(plan: ShotPlan, title: string): ShotPlan {
  const isWords = isWordsCard(plan) || plan.graphic?.template === 'words'
  const states = isWords || plan.text.some(({ role }) => STATEMENTS.has(role))
  return states ? plan : withFilmText(plan, title, 'opening')
}

/** A first card that has a number alone, with nothing to see beside it, says above it what the film is about: `5 minutes` of a repair. */
export function withTopic(plan: ShotPlan, title: string): ShotPlan {
  const isNumberAlone =
    plan.cast.length + plan.things.length === 0 && plan.text.length > 0 && plan.text.every(({ role }) => role === 'number')
  const words = wordsOf(title)
  if (!isNumberAlone || !isWordsCard(plan) || words === undefined || plan.text.length >= MAX_PLAN_TEXTS) return plan
  return { ...plan, form: 'words', text: [{ words, role: 'key', at: 0 }, ...plan.text] }
}

/** Adds the end card to a last shot that has something to see: words alone are an end themselves. */
export function withEndCard(plan: ShotPlan, title: string): ShotPlan {
  const areWordsAlone = isWordsCard(plan) && plan.cast.length + plan.things.length === 0
  return areWordsAlone ? plan : withFilmText(plan, title, 'end-card')
}

const MAX_TITLE = 60

/** A title as it is shown; undefined if it is empty or too long. */
function wordsOf(title: string): string | undefined {
  const words = title.replace(/\s*(?:…|\.{3})$/u, '').trim()
  return words === '' || words.length > MAX_TITLE ? undefined : words
}

/** Film texts are last, so that the cues of the other texts keep their order. A plan that has the text keeps its own. */
function withFilmText(plan: ShotPlan, title: string, role: 'opening' | 'end-card'): ShotPlan {
  const words = wordsOf(title)
  const isFull = plan.text.length >= MAX_PLAN_TEXTS
  if (words === undefined || isFull || filmTextOf(plan, role) !== undefined) return plan
  const text: PlanText = { words, role, at: 0 }
  return { ...plan, text: [...plan.text, text] }
}
