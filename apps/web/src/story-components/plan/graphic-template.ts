import type { GraphicTemplate, ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { PlanForm } from '@fablecut/domain/story/shot-plan/shot-plan'
import { planTexts } from '../../texts/plan.ts'
import type { JsonPath } from './json-path.ts'

type FieldName = keyof typeof planTexts.fields

/** A field of a motion graphic, at a path of its data. `times`: shown value per stored value. */
export type GraphicField =
  | { readonly kind: 'text'; readonly path: JsonPath; readonly label: FieldName; readonly maxLength: number; readonly isOptional?: boolean }
  | { readonly kind: 'number'; readonly path: JsonPath; readonly label: FieldName; readonly times?: number; readonly isWhole?: boolean }
  | { readonly kind: 'flag'; readonly path: JsonPath; readonly label: FieldName }
  | { readonly kind: 'codes'; readonly path: JsonPath; readonly label: FieldName }
  | GraphicRows
/** Rows of equal fields, whose paths are below the row. */
export type GraphicRows = {
  readonly kind: 'rows'
  readonly path: JsonPath
  readonly label: FieldName
  readonly min: number
  readonly max: number
  readonly fields: readonly GraphicField[]
  /** `name`: such as `Step 3`. `last`: the last row. */
  readonly newRow: (name: string, last: unknown) => unknown
}

const text = (label: FieldName, path: JsonPath, maxLength = 80): GraphicField => ({ kind: 'text', label, path, maxLength })
const optional = (label: FieldName, path: JsonPath, maxLength = 80): GraphicField =>
  ({ ...text(label, path, maxLength), isOptional: true }) as GraphicField
const number = (label: FieldName, path: JsonPath = [label]): GraphicField => ({ kind: 'number', label, path })
const whole = (label: FieldName, path: JsonPath = [label]): GraphicField => ({ kind: 'number', label, path, isWhole: true })
const flag = (label: FieldName): GraphicField => ({ kind: 'flag', label, path: [label] })
const rows = (
  label: FieldName,
  path: JsonPath,
  [min, max]: readonly [number, number],
  fields: readonly GraphicField[],
  newRow: GraphicRows['newRow'],
): GraphicField => ({ kind: 'rows', label, path, min, max, fields, newRow })

const FORMAT = [optional('unit', ['unit'], 20), whole('decimals')]
const LABELLED = [text('label', ['label']), optional('note', ['note'], 120)]
const labelled = (label: string): object => ({ label })
const lastNumber = (last: unknown, key: string): number => Number((last as Record<string, unknown> | undefined)?.[key] ?? 0)

/** What is edited of each graphic, in order. */
export const GRAPHIC_FIELDS: Readonly<Record<GraphicTemplate, readonly GraphicField[]>> = {
  counter: [number('from'), number('to'), ...FORMAT, optional('note', ['note'], 120)],
  curve: [
    optional('label', ['label']),
    optional('xUnit', ['xUnit'], 20),
    ...FORMAT,
    flag('isMeasured'),
    rows('point', ['points'], [2, 100], [number('x'), number('y')], (_, last) => ({
      x: lastNumber(last, 'x') + 1,
      y: lastNumber(last, 'y'),
    })),
  ],
  bars: [
    ...FORMAT,
    optional('ratio', ['ratio'], 20),
    rows('bar', ['bars'], [2, 5], [text('label', ['label']), number('value')], (label) => ({ label, value: 1 })),
  ],
  stack: [
    rows('column', ['columns'], [2, 6], [text('label', ['label']), whole('count'), text('value', ['value'], 20)], (label, last) => {
      const count = Math.min(32, Math.max(1, lastNumber(last, 'count') * 2))
      return { label, count, value: String(count) }
    }),
  ],
  ring: [{ kind: 'number', label: 'share', path: ['share'], times: 100 }, text('label', ['label'])],
  size: [
    text('small', ['small', 'label']),
    optional('note', ['small', 'note'], 120),
    text('large', ['large', 'label']),
    optional('note', ['large', 'note'], 120),
    number('times'),
  ],
  dots: [whole('count'), text('label', ['label'])],
  timeline: [
    rows('point', ['points'], [1, 6], [text('when', ['when'], 30), text('label', ['label'])], (label, last) => ({
      when: String(lastNumber(last, 'when') + 1),
      label,
    })),
  ],
  map: [
    flag('isRoute'),
    { kind: 'codes', label: 'countries', path: ['countries'] },
    rows('point', ['points'], [0, 8], [text('label', ['label']), number('latitude'), number('longitude')], (label) => ({
      label,
      latitude: 0,
      longitude: 0,
    })),
  ],
  steps: [rows('step', ['steps'], [2, 6], LABELLED, labelled)],
  cause: [text('cause', ['cause']), text('effect', ['effect']), rows('link', ['between'], [0, 4], [text('label', [])], (name) => name)],
  cutaway: [rows('layer', ['layers'], [2, 6], LABELLED, labelled)],
  list: [rows('item', ['items'], [2, 6], LABELLED, labelled)],
  words: [text('words', ['words'], 160), optional('key', ['key']), optional('struck', ['struck']), optional('author', ['author'])],
}

/** What a sentence with such a graphic states. */
export const FORM_OF_TEMPLATE: Readonly<Record<GraphicTemplate, PlanForm>> = {
  counter: 'number',
  curve: 'change',
  bars: 'compare',
  stack: 'change',
  ring: 'number',
  size: 'compare',
  dots: 'number',
  timeline: 'time',
  map: 'place',
  steps: 'steps',
  cause: 'steps',
  cutaway: 'parts',
  list: 'list',
  words: 'words',
}

const rowName = (field: FieldName, index: number): string => planTexts.form.newRow(planTexts.fields[field], index)
const labels = (field: FieldName, count: number): { readonly label: string }[] =>
  Array.from({ length: count }, (_, index) => ({ label: rowName(field, index + 1) }))

/** A graphic to begin with; its number is the first one of the narration. */
export function initialGraphic(template: GraphicTemplate, narration: string): ShotGraphic {
  const said = Number(/\d+(?:\.\d+)?/u.exec(narration.replaceAll(/(?<=\d),(?=\d{3})/gu, ''))?.[0] ?? 100)
  const sentence = narration.trim().slice(0, 160) || planTexts.text.newWords
  const label = planTexts.fields.label
  const starts: { readonly [T in GraphicTemplate]: Extract<ShotGraphic, { template: T }> } = {
    counter: { template: 'counter', from: 0, to: said, decimals: Number.isInteger(said) ? 0 : 1 },
    curve: {
      template: 'curve',
      decimals: 0,
      isMeasured: true,
      points: [
        { x: 0, y: 0 },
        { x: 10, y: said },
      ],
    },
    bars: { template: 'bars', decimals: 0, bars: labels('bar', 2).map((bar, index) => ({ ...bar, value: said / (index + 1) })) },
    stack: {
      template: 'stack',
      columns: labels('column', 3).map((column, index) => ({ ...column, count: 2 ** index, value: String(2 ** index) })),
    },
    ring: { template: 'ring', share: said > 0 && said <= 100 ? said / 100 : 0.5, label },
    size: {
      template: 'size',
      small: { label: planTexts.fields.small },
      large: { label: planTexts.fields.large },
      times: said > 1 ? said : 2,
    },
    dots: { template: 'dots', count: said <= 100 ? Math.round(said) : 50, label },
    timeline: { template: 'timeline', points: [{ when: String(said), label }] },
    map: { template: 'map', points: [], isRoute: false, countries: [] },
    steps: { template: 'steps', steps: labels('step', 3) },
    cause: { template: 'cause', cause: planTexts.fields.cause, effect: planTexts.fields.effect, between: [] },
    cutaway: { template: 'cutaway', layers: labels('layer', 3) },
    list: { template: 'list', items: labels('item', 3) },
    words: { template: 'words', words: sentence },
  }
  return starts[template]
}
