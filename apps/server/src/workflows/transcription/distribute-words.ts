import type { SpokenWord } from '@fablecut/generation/ports/options'

/** The words of a text over a range of time, each as long as its letters. */
export function distributeWords(text: string, fromSeconds: number, toSeconds: number): readonly SpokenWord[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const at = (count: number): number => fromSeconds + ((toSeconds - fromSeconds) * count) / letters
  let before = 0
  return words.map((word) => {
    const startSeconds = at(before)
    before += word.length
    return { text: word, startSeconds, endSeconds: at(before) }
  })
}
