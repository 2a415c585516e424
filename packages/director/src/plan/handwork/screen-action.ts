import { mentionsWord } from '../mentions-word.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { PlanHandMotion } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { HandAction, Reading } from './roles.ts'

const PHONE_WORDS = ['phone', 'smartphone', 'iphone', 'android', 'selfie']
const COMPUTER_WORDS = ['laptop', 'computer', 'spreadsheet', 'excel', 'browser', 'macbook', 'pc', 'desktop', 'keyboard', 'chrome']

/** Verbs of which on a phone or a computer only its screen shows anything. */
const MOTIONS: readonly (readonly [PlanHandMotion, RegExp])[] = [
  ['swipe', /^(?:scroll|swipe|drag|slide|zoom)$/u],
  ['type', /^(?:type|search|enter|rename)$/u],
  [
    'press',
    /^(?:tap|click|double-click|press|open|select|choose|pick|toggle|enable|disable|turn|switch|delete|remove|clear|install|uninstall|download|update|upgrade|restart|reboot|reset|log|sign|block|mute|hide|lower|reduce|raise|dim|set|change|check|allow|deny|grant|save|share|copy|paste|export|close|go|head|move|back|screenshot|enter|activate|limit|stop)$/u,
  ],
]
/** Verbs of nothing but screens. */
const OF_SCREENS = /^(?:scroll|swipe|tap|click|toggle|enable|disable|install|uninstall|download|reboot|screenshot|log)$/u
/** What is seen on screens. */
const ON_SCREEN =
  /^(?:setting|app|menu|mode|brightness|notification|alert|wifi|wi-fi|bluetooth|hotspot|widget|tab|page|account|password|passcode|backup|update|permission|location|service|cache|file|folder|battery|option|profile|message|email|link|icon|cell|column|row|formula|shortcut|browser|cookie|history|extension|program|startup|wallpaper|theme|screen|keyboard|privacy|storage|general|data|roaming|airplane|toggle|search|bar|inbox|spam|filter|contact|ad|tracker|tracking|refresh|background|spreadsheet|document|download|video|photo|album|cloud)$/u

/** Whether a sentence names a phone or a computer. */
export const namesDevice = (text: string): boolean => [...PHONE_WORDS, ...COMPUTER_WORDS].some((word) => mentionsWord(text, word))

/** The device that a script is about. */
export function scriptDevice({ context }: Analysis): string | undefined {
  if (PHONE_WORDS.some((word) => context.script.has(word))) return 'smartphone'
  return COMPUTER_WORDS.some((word) => context.script.has(word)) ? 'laptop' : undefined
}

/** What hands do on the screen of the phone or computer that a script is about: `Open settings, tap battery`. Undefined where a clause tells of no screen. */
export function screenAction(verb: Token, into: Phrase | undefined, { analysis, story }: Reading): HandAction | undefined {
  const what = scriptDevice(analysis)
  const motion = what && MOTIONS.find(([, verbs]) => verbs.test(verb.lemma))?.[0]
  if (!motion) return undefined
  const { tokens, phrases } = analysis
  const isPronoun = /^(?:it|them)$/u.test(tokens[verb.i + 1]?.low ?? '')
  // `Delete the apps you haven't opened`: what is denied of them is not the apps.
  const object = phrases.find(({ start }) => start > verb.i && start <= verb.i + 2)
  const isNamed = [object, into].some(
    (phrase) => phrase !== undefined && phrase.nouns.some(({ low }) => ON_SCREEN.test(low) || ON_SCREEN.test(low.replace(/s$/u, ''))),
  )
  // `Turn it over on a towel`: the device, not its screen.
  const isOfDevice = /^(?:over|around|upside)$/u.test(tokens[verb.i + 2]?.low ?? '')
  const isOfScreen = isPronoun && !isOfDevice && story.handled?.what === what && analysis.index - story.handled.sentence <= 1
  // `Tap the lid with a spoon`.
  const isOfThing = object !== undefined && !isNamed && natureOf(object.lemma) === 'solid'
  return isNamed || isOfScreen || (OF_SCREENS.test(verb.lemma) && !isOfThing) ? { motion, what } : undefined
}
