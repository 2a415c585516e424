import type { CaptionItem, CaptionWord } from '@fablecut/domain/timeline/model'

/** Progress through a caption's words: how many have begun, and whether the last of them is still being spoken. */
export type SpokenState = { readonly begun: number; readonly isSaying: boolean }
/** From this frame on, counted from the caption's start. */
export type SpokenStep = SpokenState & { readonly frame: number }
/** A caption with word highlighting; the steps begin with frame 0. */
export type SpokenWords = { readonly words: readonly string[]; readonly steps: readonly SpokenStep[] }

/** A word stays highlighted over a shorter pause, in seconds, so that the highlight does not flicker. */
const MAX_PAUSE_SECONDS = 0.35
/** Captions with more words are not highlighted. */
const MAX_WORDS = 60

/** The words of a caption with their highlight steps; null if the word times are unknown or the text was edited. */
export function spokenWords({ caption, durationInFrames }: CaptionItem, fps: number): SpokenWords | null {
  const words = caption.data.words ?? []
  if (words.length === 0 || words.length > MAX_WORDS) return null
  const texts = words.map(({ text }) => text)
  if (lettersOf(texts.join('')) !== lettersOf(caption.data.text)) return null
  return { words: texts, steps: stepsOf(words, fps).filter((step) => step.frame < durationInFrames) }
}

const lettersOf = (text: string): string => text.replaceAll(/\s+/gu, '')

function stepsOf(words: readonly CaptionWord[], fps: number): readonly SpokenStep[] {
  const steps: SpokenStep[] = [{ frame: 0, begun: 0, isSaying: false }]
  let last = 0
  for (const [index, word] of words.entries()) {
    const start = Math.max(last, word.startTimeInFrames)
    const end = start + word.durationInFrames
    const next = words[index + 1]?.startTimeInFrames ?? Number.POSITIVE_INFINITY
    push(steps, { frame: start, begun: index + 1, isSaying: true })
    if (next - end >= MAX_PAUSE_SECONDS * fps) push(steps, { frame: end, begun: index + 1, isSaying: false })
    last = start
  }
  return steps
}

/** A later step replaces an earlier step at the same frame. */
function push(steps: SpokenStep[], step: SpokenStep): void {
  if (steps.at(-1)?.frame === step.frame) steps.pop()
  steps.push(step)
}

/** The progress at a frame counted from the caption's start. */
export const spokenAt = ({ steps }: SpokenWords, frame: number): SpokenState =>
  steps.findLast((step) => step.frame <= frame) ?? { begun: 0, isSaying: false }

/** The steps of a part of a caption, counted from the part's start. */
export function spokenWithin(spoken: SpokenWords, fromFrame: number, toFrame: number): SpokenWords {
  const later = spoken.steps.filter(({ frame }) => frame > fromFrame && frame < toFrame)
  const { begun, isSaying } = spokenAt(spoken, fromFrame)
  return { ...spoken, steps: [{ frame: 0, begun, isSaying }, ...later.map((step) => ({ ...step, frame: step.frame - fromFrame }))] }
}
