import type { CaptionItem, CaptionWord } from '@fablecut/domain/timeline/model'

/** How far a caption is said: words that have begun, the last of them being said or already over. */
export type SaidState = { readonly begun: number; readonly isSaying: boolean }
/** From this frame on, counted from the caption's start. */
export type SaidStep = SaidState & { readonly frame: number }
/** A caption whose words change as they are said; the steps begin with frame 0. */
export type SaidWords = { readonly words: readonly string[]; readonly steps: readonly SaidStep[] }

/** A word stays lit over a pause shorter than this, in seconds: light does not flicker from word to word. */
const BREATH_SECONDS = 0.35
/** More words than anyone reads at once are not followed. */
const MOST_WORDS = 60

/** The words of a caption with their steps; null where they are not known, or where its text was changed since. */
export function saidWords({ caption, durationInFrames }: CaptionItem, fps: number): SaidWords | null {
  const words = caption.data.words ?? []
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const texts = words.map(({ text }) => text)
  if (lettersOf(texts.join('')) !== lettersOf(caption.data.text)) return null
  return { words: texts, steps: stepsOf(words, fps).filter((step) => step.frame < durationInFrames) }
}

const lettersOf = (text: string): string => text.replaceAll(/\s+/gu, '')

function stepsOf(words: readonly CaptionWord[], fps: number): readonly SaidStep[] {
  const steps: SaidStep[] = [{ frame: 0, begun: 0, isSaying: false }]
  let last = 0
  for (const [index, word] of words.entries()) {
    const start = Math.max(last, word.startTimeInFrames)
    const end = start + word.durationInFrames
    const next = words[index + 1]?.startTimeInFrames ?? Number.POSITIVE_INFINITY
    push(steps, { frame: start, begun: index + 1, isSaying: true })
    if (next - end >= BREATH_SECONDS * fps) push(steps, { frame: end, begun: index + 1, isSaying: false })
    last = start
  }
  return steps
}

/** Of two steps at one frame the later one stays. */
function push(steps: SaidStep[], step: SaidStep): void {
  if (steps.at(-1)?.frame === step.frame) steps.pop()
  steps.push(step)
}

/** How far a caption is said at a frame from its start. */
export const saidAt = ({ steps }: SaidWords, frame: number): SaidState =>
  steps.findLast((step) => step.frame <= frame) ?? { begun: 0, isSaying: false }

/** The steps of a part of a caption, counted from the part's start. */
export function saidWithin(said: SaidWords, fromFrame: number, toFrame: number): SaidWords {
  const later = said.steps.filter(({ frame }) => frame > fromFrame && frame < toFrame)
  const { begun, isSaying } = saidAt(said, fromFrame)
  return { ...said, steps: [{ frame: 0, begun, isSaying }, ...later.map((step) => ({ ...step, frame: step.frame - fromFrame }))] }
}
