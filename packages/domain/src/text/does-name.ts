/** A word without marks around it, in lower case. */
export const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase()

const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/(?<=child)ren$/u, ''],
  [/men$/u, 'man'],
  [/ies$/u, 'y'],
  [/(?<=(?:ch|sh|x|s|o))es$/u, ''],
  [/s$/u, ''],
]
/**
 * A bare word and the singulars of which it may be the plural, in English. By its ending alone: what only compares words with a name that is known already,
 * as painters and the interface do, has no use for the dictionary of the director (1.5 MB), which says whether a singular is a word.
 */
export const singulars = (word: string): string[] => [
  word,
  ...SINGULARS.filter(([end]) => end.test(word)).map(([end, put]) => word.replace(end, put)),
]

/** Whether a text has the last word of a name, also in its plural. */
export function doesName(text: string, name: string): boolean {
  const noun = bare(name.split(/\s+/u).at(-1) ?? '')
  return text.split(/\s+/u).some((word) => singulars(bare(word)).includes(noun))
}
