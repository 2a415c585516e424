import type { SpokenState } from '../plan/spoken-words.ts'
import type { CaptionLayout } from './caption-layout.ts'
import type { Context } from './context.ts'
import { paintCaptionBackground } from './paint-caption.ts'
import type { WordRun } from './word-runs.ts'

export type WordColors = { readonly color: string; readonly litColor: string }

/** Colour behind translucent letters, so that they have the same contrast on any background. */
const BACKING_COLOR = 'rgb(12,9,7)'
const UPCOMING_OPACITY = 0.78

/** Paints the static part of a caption with word highlighting: background, shadows and outline, with dark letters. */
export function paintWordBackground(context: Context, layout: CaptionLayout): void {
  paintCaptionBackground(context, layout, BACKING_COLOR)
}

/** Paints the letters: spoken words in `color`, the current word in `litColor`, upcoming words translucent. */
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
    context.globalAlpha = run.word < state.begun ? 1 : UPCOMING_OPACITY
    context.fillText(run.text, run.centerX, run.baselineY)
  }
  context.restore()
}
