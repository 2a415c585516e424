import type { SpokenState } from '../plan/spoken-words.ts'
import type { CaptionLayout } from './caption-layout.ts'
import type { Context } from './context.ts'
import { paintCaptionBackground } from './paint-caption.ts'
import type { WordRun } from './word-runs.ts'

export type WordColors = { readonly color: string; readonly litColor: string }

/** Under letters that let a part of it through, so that a dim word reads the same on any picture. */
const DARK = 'rgb(12,9,7)'
const AHEAD_OPACITY = 0.55

/** What is the same at every frame of a caption whose words change: background, shadows and rims, on dark letters where it has any of them. */
export function paintUnderWords(context: Context, layout: CaptionLayout): void {
  paintCaptionBackground(context, layout, DARK)
}

/** The letters: what was said in its colour, the word being said lit, what is ahead dim. */
export function paintWords(
  context: Context,
  layout: CaptionLayout,
  runs: readonly WordRun[],
  colors: WordColors,
  state: SpokenState,
): void {
  context.save()
  context.font = layout.font
  context.letterSpacing = `${layout.letterSpacingPx}px`
  context.direction = layout.direction
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const run of runs) {
    const isLit = state.isSaying && run.word === state.begun - 1
    context.fillStyle = isLit ? colors.litColor : colors.color
    context.globalAlpha = run.word < state.begun ? 1 : AHEAD_OPACITY
    context.fillText(run.text, run.centerX, run.baselineY)
  }
  context.restore()
}
