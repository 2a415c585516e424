import { VESSELS_OF_LIQUIDS } from '../../languages/en/manipulations.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Token } from '../../text/token.ts'
import { cookwareOf } from './cookware.ts'
import { LIQUID_NAMES } from './liquids.ts'
import { handledBefore, isGeneric, namedBefore, plantBefore } from './meant-thing.ts'
import { type HandAction, isDrawn, type Roles, VESSEL } from './roles.ts'

export const vesselOf = (liquid: string): string => VESSELS_OF_LIQUIDS[liquid] ?? liquid

/** What something can be poured out of. */
const POURED_FROM =
  /(?:bowl|pot|pan|saucepan|jar|glass|cup|mug|jug|bucket|bottle|teapot|kettle|can|carton|glue|salt|paint|ketchup|mustard|spray bottle)$/u

/** The vessel of a sentence: `slid everything into a pot, poured in some stock`. */
const vesselNamed = (verb: Token, { phrases }: Analysis): string | undefined =>
  phrases.findLast(({ end, lemma, bar }) => end < verb.i && bar === '' && VESSEL.test(lemma) && isDrawn(lemma))?.lemma

/** `Pour boiling water over it`. */
const OVER_IT = /\b(?:over|onto|into|on|in) (?:it|them)\b/iu

export function pouringOf({ manipulation, main, object, into, isPronoun, verb, reading }: Roles): HandAction | undefined {
  const { motion } = manipulation
  // `Stir the milk into the soup`: it is poured before it is stirred.
  const tool = motion === 'stir' ? undefined : manipulation.tool
  const name = main?.name
  const { story, analysis } = reading
  const vessel =
    vesselNamed(verb, analysis) ??
    story.vessel ??
    cookwareOf(reading) ??
    (/^(?:coffee|tea|latte)$/u.test(story.topic?.name ?? '') ? 'cup' : 'bowl')
  if (tool === 'watering can') {
    const watered = name ?? (isPronoun ? (namedBefore(verb, reading) ?? plantBefore(reading) ?? handledBefore(reading)) : undefined)
    // What was sown is watered when it grows.
    const grown = watered === 'seed' ? 'seedling' : watered === 'soil' && story.topic?.drawn.file === 'plant' ? story.topic.name : watered
    return grown ? { motion, what: grown, tool, target: grown } : undefined
  }
  const onto = OVER_IT.test(analysis.text) ? handledBefore(reading) : undefined
  const target = into?.name ?? onto ?? (name === vessel ? 'bowl' : vessel)
  const noun = main?.phrase.lemma ?? ''
  const held =
    tool ??
    (LIQUID_NAMES.test(noun)
      ? vesselOf(noun)
      : name === undefined
        ? isGeneric(noun, story)
          ? 'jug'
          : undefined
        : object && POURED_FROM.test(object.lemma) && isDrawn(object.lemma)
          ? object.lemma
          : POURED_FROM.test(name)
            ? name
            : target === 'bowl'
              ? 'jug'
              : 'bowl')
  if (!held || !isDrawn(held) || held === target) return undefined
  return { motion: 'pour', what: LIQUID_NAMES.test(noun) && isDrawn(noun) ? noun : (name ?? held), tool: held, target }
}
