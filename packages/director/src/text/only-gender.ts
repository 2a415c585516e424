import type { Gender } from '../story/story-state.ts'

/** Gender of the pronouns of a script if it speaks of one gender only. */
export function onlyGenderOf(script: string): Gender | undefined {
  const isOf = (pattern: RegExp) => pattern.test(script)
  const [hasMan, hasWoman] = [isOf(/\b(?:he|his|him)\b/iu), isOf(/\b(?:she|her)\b/iu)]
  if (hasMan === hasWoman) return undefined
  return hasMan ? 'man' : 'woman'
}
