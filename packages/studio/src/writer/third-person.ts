/** The third person of a verb: `gets`, `flies`, `watches`. */
export function thirdPerson(verb: string): string {
  if (/^(?:be|have)$/u.test(verb)) return verb === 'be' ? 'is' : 'has'
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`
}
