import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { inDigits } from '../lettering/numbers/in-digits.ts'
import { wholeLabel } from '../lettering/whole-label.ts'
import type { Analysis } from '../story/analysis.ts'
import { clip, type NamedGraphic } from './graphic-label.ts'

type Labelled = { readonly label: string }

/** Labels of a row, longer where they are cut. */
const wholeRow = <T extends Labelled>(row: readonly T[], whole: (label: string) => string): T[] =>
  row.map((one) => ({ ...one, label: whole(one.label) || one.label }))

/** Words up to which a note is a noun and what says something of it. */
const NOUN_WORDS = 2

function withWholeLabels(graphic: ShotGraphic, whole: (label: string, isDenied?: boolean) => string): ShotGraphic | undefined {
  switch (graphic.template) {
    case 'steps':
      return { ...graphic, steps: wholeRow(graphic.steps, whole) }
    case 'list':
      return { ...graphic, items: wholeRow(graphic.items, whole) }
    case 'timeline': {
      const points = graphic.points.map((point) => ({ ...point, label: whole(point.label) || point.when }))
      return { ...graphic, points }
    }
    case 'cause': {
      const [cause, effect] = [whole(graphic.cause), whole(graphic.effect)]
      return cause && effect ? { ...graphic, cause, effect } : undefined
    }
    case 'counter': {
      const note = graphic.note && (graphic.note.split(' ').length > NOUN_WORDS ? whole(graphic.note) : graphic.note)
      const { note: _, ...rest } = graphic
      return note ? { ...rest, note } : rest
    }
    case 'words': {
      const struck = graphic.struck && whole(graphic.struck, true)
      const words = whole(graphic.words)
      return words && struck !== ''
        ? { ...graphic, words, ...(graphic.key === graphic.words && { key: words }), ...(struck && { struck }) }
        : undefined
    }
    default:
      return graphic
  }
}

/** A graphic whose labels are whole phrases of its sentence; undefined where they cannot be. */
export function withWholePhrases({ graphic, ...named }: NamedGraphic, analysis: Analysis): NamedGraphic | undefined {
  const whole = withWholeLabels(graphic, (label, isDenied) => clip(inDigits(wholeLabel(label, analysis, isDenied), analysis)))
  return whole && { ...named, graphic: whole }
}
