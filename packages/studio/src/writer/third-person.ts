/** The third person of a verb: `gets`, `flies`, `watches`. */
export function thirdPerson(verb: string): string {
  if (/^(?:be|have)$/u.test(verb)) return verb === 'be' ? 'is' : 'has'
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`
}

/** Adjectives that are taken for nouns at the end of a question: `Why is the sky blue?`. */
export const ADJECTIVE_END =
  /^(?:blue|red|green|yellow|orange|pink|purple|white|black|gr[ae]y|brown|salty|cold|hot|round|flat|dark|pale|dead|rich|poor|\p{L}+(?:ous|ful|less|ible|able|ive))$/u
