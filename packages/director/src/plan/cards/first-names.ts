import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isDemonym, isGivenName, isPlaceName, isPlanet } from '../../languages/en/names.ts'
import { writtenName } from '../../lettering/names/written-names.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isMake, isOfNobody } from '../../story/pictures.ts'
import type { Phrase } from '../../text/phrases.ts'
import { artOf } from '../../vocabulary/art-of.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Words of a name that is lettered. */
const MAX_WORDS = 3

/** `Frida Kahlo`, `Seneca`. */
const isPersonName = (phrase: Phrase): boolean => {
  const { isName, role, bar, isOwner, nouns, run } = phrase
  const names = nouns.map(({ text }) => text)
  return (
    isName &&
    role === 'subject' &&
    bar === '' &&
    !isOwner &&
    run.every(({ pos }) => pos === 'PROPN') &&
    names.length <= MAX_WORDS &&
    !isOfNobody(phrase) &&
    !isMake(phrase) &&
    !names.some((name) => isPlaceName(name) || isDemonym(name) || isPlanet(name))
  )
}

/** The person that is drawn first under a name has that name beside it, where no other words tell it. */
export function withFirstNames<P extends Planned>(planned: readonly P[]): P[] {
  const known = new Set<string>()
  return planned.map((one) => {
    const { plan, analysis } = one
    const name = analysis?.phrases.find(isPersonName)
    if (!analysis || !name || known.has(name.head.text)) return one
    const words = analysis.text.split(/\s+/u)
    const written = name.nouns.map((token) => writtenName(token, words)).join(' ')
    const isNamed = plan.text.some((text) => text.words.includes(name.head.text))
    const remember = () => {
      for (const { text } of name.nouns) known.add(text)
    }
    if (isNamed) remember()
    const people = plan.cast.filter(({ what }) => artOf(what) === 'person')
    const [person] = people
    // Somebody of a tale with a given name alone is not known by it.
    const isOfTale = name.nouns.length === 1 && isGivenName(name.head.low) && person?.traits?.period === undefined
    if (people.length !== 1 || plan.graphic || isOfTale || isNamed || /^(?:quote|question)$/u.test(plan.form)) return one
    remember()
    return { ...one, plan: { ...plan, text: [{ words: written, role: 'label' as const, at: name.nouns[0]!.word }, ...plan.text] } }
  })
}
