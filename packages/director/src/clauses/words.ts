import type { Token } from '../text/token.ts'

export const POSSESSIVE = /^(?:my|your|his|her|its|our|their|whose)$/u
export const TIME_PHRASE =
  /^(?:day|year|month|week|hour|minute|second|night|morning|evening|summer|winter|spring|autumn|century|moment|decade|millisecond|sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|may|june|july|august|september|october|november|december|dawn|dusk|noon|midnight|weekend|childhood|birth|yesterday|today|tonight|tomorrow|sunrise|sunset|afternoon|eighties|nineties|seventies|sixties|ages?|time|while)$/u
export const PARTICLE =
  /^(?:up|down|out|off|away|back|over|in|on|together|apart|aside|through|along|around|alone|behind|again|open|ahead|forward|loose|home|there|here|inside|outside|free)$/u
export const RELATIVE = /^(?:who|which|whom|whose|that|where)$/u
export const OPENER =
  /^(?:because|if|when|whenever|while|unless|although|though|whereas|since|until|till|once|before|after|as|so|that|what|whatever|how|why|whether|who|which|where|wherever|whose|otherwise)$/u
export const PERSONAL =
  /^(?:i|you|he|she|it|we|they|there|nobody|somebody|everybody|someone|everyone|nothing|something|everything|anybody|anyone|none)$/u
export const QUANTIFIER = /^(?:most|some|many|few|all|half|both|each|one|much|several|none|any|neither|either|more|another|two|three)$/u
export const FORMS_OF_BE = /^(?:be|am|is|are|was|were|been|being|'s|’s|'re|’re|'m|’m)$/u
export const FORMS_OF_HAVE = /^(?:have|has|had|having|'ve|’ve|'d|’d)$/u
export const NOMINAL = /^(?:NOUN|PROPN|NUM)$/u

/** Participles that are like the verb itself. */
export const UNCHANGED =
  /^(?:put|set|cut|hit|hurt|let|shut|split|spread|read|come|become|run|cast|burst|cost|quit|rid|shed|bet|beat|overcome)$/u
export const isFinite = (token: Token | undefined): boolean => /^(?:VERB|AUX)$/u.test(token?.pos ?? '')

/** Verbs of saying, thinking and finding, behind which stands what is said. */
export const SAYING =
  /^(?:say|tell|swear|believe|know|find|notice|realize|realise|discover|learn|think|hope|show|prove|mean|feel|remember|write|claim|argue|admit|explain|report|see|hear|promise|dream|warn|decide|insist|announce|fear|wish|guess|bet|assume|figure|pretend|agree|suggest|suspect|forget|understand|worry|imagine|convince|reveal|teach|remind|doubt|predict|confirm|expect|make|answer|reply|add|respond|joke|complain|whisper|shout|scream|turn|seem|appear|happen)$/u
