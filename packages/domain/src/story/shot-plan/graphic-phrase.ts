import type { PlanNumberFormat, ShotGraphic } from './graphic.ts'

const quoted = (text: string): string => `“${text}”`
const listed = (texts: readonly string[]): string => texts.map(quoted).join(', ')
const labelsOf = (rows: readonly { readonly label: string }[]): string => listed(rows.map(({ label }) => label))
const numberOf = (value: number, { unit = '', decimals }: PlanNumberFormat): string =>
  /^\p{Sc}$/u.test(unit) ? `${unit}${value.toFixed(decimals)}` : `${value.toFixed(decimals)}${/^\p{L}/u.test(unit) ? ' ' : ''}${unit}`

/** A motion graphic in words, for models of other providers: what stands in the picture at its end. */
export function graphicPhrase(graphic: ShotGraphic): string {
  switch (graphic.template) {
    case 'counter':
      return `the large number ${quoted(numberOf(graphic.to, graphic))}${graphic.note ? ` above ${quoted(graphic.note)}` : ''}`
    case 'curve': {
      const [first, last] = [graphic.points[0]!, graphic.points.at(-1)!]
      return `a ${last.y < first.y ? 'falling' : 'rising'} curve${graphic.label ? ` labelled ${quoted(graphic.label)}` : ''}`
    }
    case 'bars':
      return `a bar chart of ${graphic.bars.map(({ label, value }) => `${quoted(label)} ${numberOf(value, graphic)}`).join(' and ')}`
    case 'stack':
      return `growing stacks labelled ${listed(graphic.columns.map(({ value }) => value))}`
    case 'ring':
      return `a ring filled to ${Math.round(graphic.share * 100)} percent labelled ${quoted(graphic.label)}`
    case 'size':
      return `${quoted(graphic.large.label)} drawn ${graphic.times} times as large as ${quoted(graphic.small.label)}`
    case 'dots':
      return `a hundred dots of which ${graphic.count} are highlighted, labelled ${quoted(graphic.label)}`
    case 'timeline':
      return `a timeline of ${graphic.points.map(({ when, label }) => quoted(`${when} ${label}`)).join(', ')}`
    case 'map':
      return `a world map${graphic.points.length > 0 ? ` marking ${labelsOf(graphic.points)}` : ''}`
    case 'steps':
      return `a chain of steps ${labelsOf(graphic.steps)}`
    case 'cause':
      return `arrows from ${listed([graphic.cause, ...graphic.between])} to ${quoted(graphic.effect)}`
    case 'cutaway':
      return `a cutaway with the layers ${labelsOf(graphic.layers)}`
    case 'list':
      return `a numbered list of ${labelsOf(graphic.items)}`
    case 'words':
      return `the words ${quoted(graphic.words)}${graphic.author ? ` by ${graphic.author}` : ''}${graphic.struck ? ` below the struck-out words ${quoted(graphic.struck)}` : ''}`
  }
}
