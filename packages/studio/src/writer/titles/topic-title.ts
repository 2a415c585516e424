import { ANIMALS } from '@fablecut/director/vocabulary/vocabulary'
import { tokensOf } from '@fablecut/director/text/tokens'
import type { Token } from '@fablecut/director/text/token'

const NO_NAMES: ReadonlySet<string> = new Set()
/** Sentences in which a script says what it is about. */
const MAX_TOPIC_SENTENCES = 2

const PRESENTING =
  /^(?:(?:here(?:\s+is|['’]s)|this\s+is|i['’]?ll?\s+(?:will\s+)?show\s+you|let\s+me\s+show\s+you|(?:today|now)?,?\s*(?:you|we)\s+(?:will\s+)?learn)\s+)?(?:exactly\s+)?(?=how\s+to\s)/iu
const HOW_TO = /(?<!\p{L})how\s+to\s+(?!(?:be|do|it|that)(?!\p{L}))\p{Ll}+\s/iu

/** What a sentence says that its script shows how to do: `how to fix a flat tyre` of `Here is how to fix a flat tyre`. */
export function howToOf(sentence: string): string | undefined {
  const text = sentence.replace(PRESENTING, '')
  return /^how\s+to\s/iu.test(text) && HOW_TO.test(text) ? text.replace(/[.!?:]$/u, '') : undefined
}

const COOKING =
  /^(?:then\s+|next,?\s+|first,?\s+|finally,?\s+|now\s+)?(?:chop|slice|dice|mince|peel|grate|fry|saut[eé]|bake|boil|simmer|roast|grill|whisk|stir|knead|season|sprinkle|pour|add|mix|combine|blend|fold|beat|heat|preheat|melt|marinate|drizzle|toss|serve|drain|garnish|spread|roll|cook|crack)\s/iu
const MIN_STEPS = 2
const DISHES =
  /^(?:soup|stew|chili|curry|bread|focaccia|pizza|pasta|spaghetti|lasagna|gnocchi|noodles?|ramen|risotto|rice|salad|omelett?e|pancakes?|waffles?|pie|cake|cupcakes?|muffins?|brownies?|cookies?|doughnuts?|pudding|tacos?|burritos?|burgers?|sandwich|toast|dumplings?|hummus|salsa|pesto|sauce|porridge|oatmeal|smoothie|lemonade)$/u

/** The dish of a recipe, as its first sentences name it, else its last; undefined for scripts without steps of cooking. */
export function dishOf(sentences: readonly string[]): string | undefined {
  if (sentences.filter((sentence) => COOKING.test(sentence)).length < MIN_STEPS) return undefined
  for (const sentence of [...sentences.slice(0, MAX_TOPIC_SENTENCES), ...sentences.slice(MAX_TOPIC_SENTENCES).toReversed()]) {
    const tokens = tokensOf(sentence, NO_NAMES)
    const head = tokens.findIndex(({ low }, i) => DISHES.test(low) && !DISHES.test(tokens[i + 1]?.low ?? '') && !isStep(tokens, i))
    if (head >= 0) return namedDish(tokens, head)
  }
  return undefined
}

/** `Boil the pasta`, `pasta water`: an ingredient. */
const isStep = (tokens: readonly Token[], at: number): boolean => tokens[at + 1]?.pos === 'NOUN' || COOKING.test(`${tokens[0]!.text} `)

function namedDish(tokens: readonly Token[], head: number): string | undefined {
  const from = tokens.slice(0, head).findLastIndex(({ pos, low }) => !/^(?:ADJ|NOUN|PROPN)$/u.test(pos) || OWNERS.test(low)) + 1
  const words = tokens.slice(from, head + 1).map(({ text }) => text)
  const isOnly = tokens[from - 1]?.low === 'the' && /^(?:only|best|easiest|\p{L}+est)$/u.test(words[0]!)
  return isOnly ? `The ${words.join(' ')}` : words.length > 1 ? words.join(' ') : undefined
}
const OWNERS = /^(?:my|your|our|this|that|good|favou?rite|other|same|such)$/u

const FAULT =
  /^(?:if\s+)?(?:your|you['’]ve got an?|you have an?)\s+((?:\p{Ll}+\s+){0,2}?\p{Ll}+)\s+(?:(?:is|are)\s+(?:always\s+|still\s+|completely\s+)?|(?:has|have)\s+been\s+|keeps?\s+|won['’]t\s+stop\s+|starts?\s+)(\p{Ll}+ing|\p{Ll}+ed|broken|stuck|flat|dead)(?=$|[\s,.;])(?!\s+(?:\p{Ll}+er|more|less|the|an?|your|my|it)(?!\p{L}))/iu
/** `Is your kitchen faucet dripping all night?` */
const ASKED_FAULT =
  /^(?:is|are)\s+your\s+((?:\p{Ll}+\s+){0,2}?\p{Ll}+)\s+(?:always\s+|still\s+|constantly\s+)?(\p{Ll}+ing|clogged|blocked|jammed|cracked|broken|stuck|flat|dead)(?=$|[\s,.;?])/iu
const REPAIR = /(?<!\p{L})(?:fix|repair|unclog|unblock|replace|tighten|unscrew|wrench|screwdriver|plumber|mechanic|technician)(?!\p{L})/iu

/** What a script repairs that begins with a fault: `fix your dripping kitchen tap` of `If your kitchen tap keeps dripping, you can fix it`. */
export function repairOf(sentences: readonly string[]): string | undefined {
  const [, thing, fault] = FAULT.exec(sentences[0] ?? '') ?? ASKED_FAULT.exec(sentences[0] ?? '') ?? []
  const isRepair = REPAIR.test(sentences.join(' '))
  return thing === undefined || !isRepair ? undefined : `Fix your ${fault} ${thing}`
}

const MEETING = /^(?:meet|introducing|say hello to|this is)\s+(\p{Lu}[\p{L}\p{N}'’-]*)(?:,\s+(?:the|an?|your)\s+([^,.!?]+))?/iu
/** Where what an apposition says of its noun ends. */
const RELATIVE = /\s+(?:that|which|who|for|from|with|in|on|of|to|by|made|designed|built)\s.*$/iu

/** What a script presents by its name: `Sip, the little robot` of `Meet Sip, the little robot that waters your garden`. */
export function presentedOf(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences.slice(0, MAX_TOPIC_SENTENCES + 1)) {
    const [, name, kind] = MEETING.exec(sentence) ?? []
    if (name === undefined || !/^\p{Lu}/u.test(name)) continue
    return kind === undefined ? `Meet ${name}` : `Meet ${name}, the ${kind.replace(RELATIVE, '')}`
  }
  return undefined
}

/** `Fresh pasta needs two things: ...`: what a list is of. */
const LISTED =
  /^(.+?)\s+(?:needs?|takes?|has|have|comes?\s+down\s+to|starts?\s+with)\s+(?:only\s+|just\s+)?(?:\p{L}+\s+)?(?:things?|ingredients?|steps?|parts?|rules?|reasons?|secrets?)\s*:/iu
/** `Here are three facts about octopuses that ...`. */
const COUNTED =
  /^(?:here\s+are|these\s+are|let['’]s\s+look\s+at)\s+(?:the\s+|my\s+)?((?:\p{L}+\s+){1,3}(?:about|for|to|against|from|of)\s+.+?)(?=\s+(?:that|which|you|nobody|everyone|most|i|we)\s|[.:!?,]|$)/iu
export const listedOf = (sentence: string): string | undefined => (LISTED.exec(sentence) ?? COUNTED.exec(sentence))?.[1]

const HERO = /(?:^|(?<!\p{L})(?:named|called)\s+)(\p{Lu}\p{Ll}+)(?=\s+(?:was|were|lived|had|loved|wanted|who|found|worked)(?!\p{L}))/u
const MENTION = /(?<!\p{L})the\s+(\p{Ll}{3,})(?:\s+(\p{Ll}{3,}))?/giu

/** The two of whom a tale tells: somebody with a name in its first sentence, and an animal that is met and then acts: `Mila and the dragon`. */
export function companionsOf([first = '', ...others]: readonly string[]): string | undefined {
  const hero = HERO.exec(first)?.[1]
  if (hero === undefined || NO_HEROES.has(hero)) return undefined
  const rest = others.join(' ')
  const mentioned = [...rest.matchAll(MENTION)].flatMap(([, ...words]) =>
    words.filter((word) => ANIMALS.has(word) && !first.includes(word)),
  )
  const companion = mentioned.find((noun) => new RegExp(String.raw`(?<!\p{L})an?\s+(?:\p{Ll}+\s+)?${noun}(?!\p{L})`, 'iu').test(rest))
  return companion === undefined ? undefined : `${hero} and the ${companion}`
}
const NO_HEROES: ReadonlySet<string> = new Set(
  'It He She They We You There This That Nobody Everyone Everybody Somebody Someone People'.split(' '),
)
