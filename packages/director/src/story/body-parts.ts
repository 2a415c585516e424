import type { Phrase } from '../text/phrases.ts'
import type { SenseContext } from '../senses/sense-context.ts'
import type { Picture } from './story-state.ts'

const OF_ANATOMY =
  /^(?:muscle|nerve|organ|cell|tissue|artery|vein|oxygen|hormone|protein|neuron|lung|liver|kidney|stomach|surgeon|surgery|doctor|anatomy|blood|bone|cartilage|joint|tendon|gene|immune|skull|spine|diaphragm|digest|breathe|inflammation|bacteria|enzyme|retina|cornea|pupil)$/u
/** From so many words of anatomy on, a script is about bodies. */
const MIN_ANATOMY = 3

const anatomyIn = ({ script }: SenseContext): number => [...script].filter((word) => OF_ANATOMY.test(word)).length

/** Whether a script is about bodies. */
export const isAboutAnatomy = (context: SenseContext): boolean => anatomyIn(context) >= MIN_ANATOMY

/** Parts of whoever is spoken to, unless a word of anatomy says that the organ is meant: `your legs remember`, `your heart beats like a drum`. */
const OF_LISTENER = /^(?:heart|leg|arm|foot)$/u

/** `his eyes`, `with a long snout`: a part of somebody is not seen without its owner, unless the script is about bodies. */
export function isPartOfSomebody({ possessor = '', role, preposition, run }: Phrase, { drawn }: Picture, context: SenseContext): boolean {
  if (drawn.file !== 'body' || isAboutAnatomy(context)) return false
  return (
    /^(?:my|his|her|our)$/u.test(possessor) ||
    (possessor === 'your' && OF_LISTENER.test(drawn.name) && anatomyIn(context) === 0) ||
    /^(?:those|these)$/u.test(run[0]!.low) ||
    (role === 'behind' && preposition === 'with' && possessor !== 'your')
  )
}

const BODY_PARTS =
  /^(?:tongue|heart|body|skin|leg|foot|eye|ear|nose|mouth|tooth|tail|wing|fur|brain|blood|bone|head|arm|beak|claw|horn|stomach|lung|shell|feather|antenna|tentacle|belly|neck|paw|hoof|trunk|song|nest|young|prey)$/u
/** Of what belongs to somebody who is seen with it. */
const INNER =
  /^(?:voice|heart|mind|face|smile|cheek|hair|dream|idea|fear|anger|hope|memory|thought|patience|courage|knee|shoulder|stomach|finger|throat|lip|chest|jaw|forehead|pulse|temper|spirit|confidence|breath)$/u

/** Whether a noun is a part of a body, or of an animal's life. */
export const isBodyPart = (lemma: string): boolean => BODY_PARTS.test(lemma)
/** The same, and what else is seen on somebody: `smile`, `voice`. */
export const isVisiblePart = (lemma: string): boolean => INNER.test(lemma) || BODY_PARTS.test(lemma)
