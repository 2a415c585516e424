import { natureOf } from '../../senses/lexicon.ts'
import { handledBefore } from './meant-thing.ts'
import { type HandAction, type Reading, type Roles, VESSEL } from './roles.ts'

const PAPERS =
  /(?:notebook|letter|paper|diary|calendar|contract|document|envelope|map|whiteboard|blackboard|receipt|form|signed contract|book|check|ballot|postcard|card)$/u
const MONEY = /^(?:money|cash|coin|banknote|dollar|cent|percent|salary|paycheck|income|fund|cushion|buffer|savings)$/u
export const OWN_HANDS = /^(?:hand|finger|thumb|palm|burn|wound|wrist)$/u

const UNDER_WATER = /\bunder (?:\w+ ){0,3}(?:water|tap)\b/iu

const DEVICES =
  /^(?:smartphone|laptop|camera|tablet|printer|microwave|washing machine|dishwasher|oven|blender|toaster|coffee machine|radio|television|router|speaker|remote control|air fryer)$/u

/** The device that a script is about, else what hands did something to. */
const deviceOf = (reading: Reading): string | undefined => {
  const topic = reading.story.topic?.name
  return topic !== undefined && DEVICES.test(topic) ? topic : handledBefore(reading)
}

const DEBTS = /^(?:bill|rent|debt|loan|card|mortgage|invoice|tax|fee|fine|price|minimum|balance|yourself|deposit)$/u

/** Things of which a verb tells by itself what is held: money that is saved, paper that is written on. */
export function ofVerbAlone({
  manipulation,
  main,
  object,
  into,
  from,
  withThing,
  isPronoun,
  verb,
  reading,
}: Roles): HandAction | undefined | 'other' {
  const { motion, what, tool, target } = manipulation
  const noun = object?.lemma ?? ''
  const { quantities } = reading.analysis
  const isMoved = /^(?:move|transfer)$/u.test(verb.lemma)
  if (target === 'piggy bank' || isMoved) {
    const isMoney =
      MONEY.test(noun) || MONEY.test(main?.phrase.lemma ?? '') || quantities.some(({ kind }) => /^(?:money|percent)$/u.test(kind))
    return isMoney ? { motion: 'put', what: 'coin', target: 'piggy bank' } : isMoved ? 'other' : undefined
  }
  if (/^(?:buy|sell)$/u.test(verb.lemma))
    return /^(?:stock|share|bond|fund|etf|crypto|bitcoin)$/u.test(noun) ? { motion, what: what! } : undefined
  // `Turn the water on`: the tap is turned.
  if (noun === 'water' && /^(?:turn|switch|shut)$/u.test(verb.lemma)) return { motion: 'turn', what: 'tap' }
  if (what === 'blender')
    return main?.name && !VESSEL.test(main.name) ? { motion: 'put', what: main.name, target: what } : { motion: 'press', what }
  if (verb.lemma === 'charge') {
    const charged = main?.name ?? (isPronoun ? handledBefore(reading) : undefined)
    return charged && charged !== what ? { motion, what: what!, target: charged } : undefined
  }
  if (/^(?:call|phone|text)$/u.test(verb.lemma))
    return natureOf(noun) === 'person' || /^(?:number|bank|ambulance|police|hotline|helpline|company|landlord|insurer)$/u.test(noun)
      ? { motion, what: what! }
      : undefined
  if (what === 'banknote' && !main && withThing?.name && (MONEY.test(withThing.name) || withThing.name === 'credit card'))
    return { motion, what: withThing.name }
  if (what === 'banknote')
    return main?.name
      ? { motion, what: main.name }
      : DEBTS.test(noun) || quantities.some(({ kind }) => kind === 'money')
        ? { motion, what }
        : undefined
  // `Draw short strokes from the corner of the eye`: on no paper.
  if (verb.lemma === 'draw' && (!object || [into, from].some((place) => place !== undefined && place.name === undefined))) return undefined
  if (motion === 'write') {
    const paper =
      [main?.name, into?.name].find((name) => name && PAPERS.test(name)) ??
      (/^(?:mark|sign)$/u.test(verb.lemma) && main && !main.name ? handledBefore(reading) : undefined) ??
      (verb.lemma === 'mark' && isPronoun ? undefined : what)
    if (!paper) return undefined
    return { motion, what: paper, tool: withThing?.name && /(?:pen|pencil|crayon|marker)$/u.test(withThing.name) ? withThing.name : tool }
  }
  if (what === 'tape measure') return main?.name ? { motion, what, target: main.name } : { motion, what }
  const device = main?.isRenamed && /^(?:button|switch|knob)$/u.test(noun) ? (into?.name ?? deviceOf(reading)) : undefined
  if (device && DEVICES.test(device)) return { motion: 'press', what: device }
  if (motion === 'type')
    return {
      motion,
      what: [main?.name, into?.name].find((name) => name && /^(?:laptop|keyboard|smartphone|calculator|typewriter)$/u.test(name)) ?? what!,
    }
  if (OWN_HANDS.test(noun)) {
    if (motion === 'rinse' || (motion === 'hold' && UNDER_WATER.test(reading.analysis.text))) return { motion: 'rinse', what: 'tap' }
    return into?.name && /^(?:push|put|press)$/u.test(motion) ? { motion: 'press', what: into.name } : undefined
  }
  if (verb.lemma === 'open' && main?.name && /^(?:smartphone|laptop)$/u.test(main.name)) return { motion: 'press', what: main.name }
  // `Tap the lid`: a thing that has no picture is none on a screen.
  const isOnScreen = natureOf(noun) !== 'solid' || /^(?:button|icon|key|switch|screen|arrow|picture|photo|card)$/u.test(noun)
  if (/^(?:tap|click)$/u.test(verb.lemma) && object && (!main?.name || main.name === 'light switch'))
    return isOnScreen ? { motion, what: verb.lemma === 'tap' ? 'smartphone' : 'laptop' } : undefined
  return 'other'
}
