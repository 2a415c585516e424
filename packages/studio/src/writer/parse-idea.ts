import nlp from 'compromise'

/** The kind of script that suits an idea; `phrase`: the idea in a form that fits into a sentence. */
export type Idea = {
  readonly kind: 'question' | 'wonder' | 'guide' | 'list' | 'story' | 'day' | 'statement' | 'topic'
  readonly phrase: string
}

const REQUEST =
  /^(?:please\s+)?(?:(?:make|create|write|generate|produce|give|show|tell)\s+(?:me\s+|us\s+)?)?(?:an?\s+|the\s+|some\s+)?(?:(?:short|funny|fun|cool|quick|little|explainer|educational|cute|nice)\s+)*(?:videos?|scripts?|films?|movies?|clips?|explainers?|stor(?:y|ies))\s+(?:about|on|of|for|explaining|showing)\s+/i
const ASK = /^(?:please\s+)?(?:explain|describe|tell me about|show me|teach me about|talk about|explain to me)\s+/i
const AUXILIARY = /^(?:why|how|what|when|where|who)\s+(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have)\b/i
const STORY =
  /^(?:an?|the|my|one|two|three|our)\s.*\b(?:who|that|learns?|becomes?|finds?|discovers?|meets?|goes|gets|saves?|falls|wants?|tries|dreams? of|travels?|loses|builds?|opens?|makes?|starts?|runs?|lives?|wakes?|hosts?|takes?)\b/i
const LIST =
  /^(?:the\s+|my\s+)?(?:top\s+|best\s+)?(?:\d+|two|three|four|five|six|seven|ten)\s+(?:\w+\s+){0,2}?(?:tips|ways|reasons|facts|things|steps|tricks|ideas|rules|lessons|mistakes)\b/i

/** Parses a short English idea, such as `why whales sing` or `a cat who becomes an astronaut`. */
export function parseIdea(text: string): Idea {
  const plain = text.trim().replace(REQUEST, '').replace(ASK, '').trim()
  const phrase = (plain === '' ? text.trim() : plain).replace(/[\s.!?…,;:]+$/u, '')
  return { kind: kindOf(phrase, text), phrase: lowercaseFirst(phrase) }
}

function kindOf(phrase: string, text: string): Idea['kind'] {
  if (/\S[.!?…]+\s+\S/u.test(text)) return 'statement'
  if (AUXILIARY.test(phrase)) return 'question'
  if (/^how to\b/i.test(phrase)) return 'guide'
  if (/^(?:why|how|what|when|where|who)\s/i.test(phrase)) return 'wonder'
  if (/^(?:an?\s+|one\s+)?day in the life of\b/i.test(phrase)) return 'day'
  if (LIST.test(phrase)) return 'list'
  if (/\b(?:I|I'm|we|we're|you)\b/u.test(phrase)) return 'statement'
  if (STORY.test(phrase)) return 'story'
  return /[.!?…]\s*$/u.test(text) && nlp(phrase).verbs().found ? 'statement' : 'topic'
}

/** Lower case at the start, except for names. */
function lowercaseFirst(phrase: string): string {
  const [first = ''] = phrase.split(' ')
  const isName = first === 'I' || /^\p{Lu}.*\p{Lu}/u.test(first) || nlp(phrase).terms().first().has('#ProperNoun')
  return isName ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}
