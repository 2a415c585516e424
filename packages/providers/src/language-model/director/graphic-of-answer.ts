import { digitsIn, numbersSaid } from '@fablecut/director/check/said-numbers'
import { PLACE_COORDINATES } from '@fablecut/director/languages/en/cities'
import { countryCodeOf } from '@fablecut/director/languages/en/names'
import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { PlanForm } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShotAnswer } from './answer.ts'

type Answered = NonNullable<ShotAnswer['graphic']>
type Item = Answered['items'][number]
type Amount = { readonly label: string; readonly value: number; readonly unit?: string; readonly decimals: number }

/** `problem`: why the answered graphic cannot be drawn, for the model. Neither: no graphic is asked for. */
export type GraphicOfAnswer = { readonly graphic?: ShotGraphic; readonly form?: PlanForm; readonly problem?: string }

/** The words, and all numbers, that a shot says. */
export type SaidContent = { readonly text: string; readonly language: string; readonly numbers: ReadonlySet<number> }

const MAX_LABEL = 60
const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
/** Length of the beginning that forms of a word share. */
const STEM = 4

/** True for labels of words of the sentence, in any of their forms. */
export function isSaid(label: string, { text }: SaidContent): boolean {
  if (compact(text).includes(compact(label))) return true
  const stems = new Set(text.split(/\s+/u).map((word) => compact(word).slice(0, STEM)))
  const words = label.split(/\s+/u).map(compact)
  return words.every((word) => word.length < STEM || stems.has(word.slice(0, STEM)))
}

/** The number of an item with its unit, if the sentence says it. */
function amountOf({ label, value }: Item, { numbers, language }: SaidContent): Amount | undefined {
  const number = [...digitsIn(value), ...numbersSaid(value, language)].find((reading) => numbers.has(reading))
  if (number === undefined) return undefined
  const unit = /\p{Nd}/u.test(value) ? value.replaceAll(/[\p{Nd}.,\s’']+/gu, ' ').trim() : ''
  const decimals = Math.min(4, String(number).split('.')[1]?.length ?? 0)
  return { label: label.slice(0, MAX_LABEL), value: number, decimals, ...(unit !== '' && unit.length <= 20 && { unit }) }
}

const labelsOf = (items: readonly Item[]) => items.map(({ label }) => ({ label: label.slice(0, MAX_LABEL) }))

/** A line whose direction alone is known. */
const directionOf = (kind: 'rise' | 'fall', label: string | undefined): ShotGraphic => ({
  template: 'curve',
  points: kind === 'rise' ? [1, 1.2, 1.7, 2.4].map((y, x) => ({ x, y })) : [2.4, 2.1, 1.6, 1].map((y, x) => ({ x, y })),
  decimals: 0,
  isMeasured: false,
  ...(label && { label: label.slice(0, MAX_LABEL) }),
})

function ofAmounts(kind: 'number' | 'percent' | 'bars' | 'rise' | 'fall', amounts: readonly Amount[]): ShotGraphic | undefined {
  const [first, ...others] = amounts
  if (!first) return undefined
  const decimals = Math.max(...amounts.map((amount) => amount.decimals))
  const unit = first.unit === undefined ? {} : { unit: first.unit }
  switch (kind) {
    case 'number':
      return { template: 'counter', from: 0, to: first.value, decimals, ...unit, ...(first.label && { note: first.label }) }
    case 'percent':
      return first.value <= 100 ? { template: 'ring', share: first.value / 100, label: first.label || `${first.value} %` } : undefined
    case 'bars': {
      const bars = amounts.slice(0, 5).map(({ label, value }) => ({ label: label || String(value), value }))
      return others.length > 0 && bars.every(({ value }) => value >= 0) ? { template: 'bars', bars, decimals, ...unit } : undefined
    }
    default: {
      const points = amounts.map(({ value }, x) => ({ x, y: value }))
      const { label } = amounts.at(-1)!
      return others.length > 0 ? { template: 'curve', points, decimals, ...unit, ...(label && { label }), isMeasured: true } : undefined
    }
  }
}

function ofLabels(kind: 'timeline' | 'steps' | 'list' | 'cause', items: readonly Item[]): ShotGraphic | undefined {
  const labels = labelsOf(items).filter(({ label }) => label !== '')
  if (kind === 'timeline') {
    const points = items.flatMap(({ label, value }) =>
      value === '' ? [] : { when: value.slice(0, 30), label: label.slice(0, MAX_LABEL) || value },
    )
    return points.length > 0 ? { template: 'timeline', points } : undefined
  }
  if (labels.length < 2) return undefined
  if (kind === 'steps') return { template: 'steps', steps: labels }
  if (kind === 'list') return { template: 'list', items: labels }
  const between = labels.slice(1, -1).map(({ label }) => label)
  return between.length > 4 ? undefined : { template: 'cause', cause: labels[0]!.label, effect: labels.at(-1)!.label, between }
}

/** Cities and countries by their English names, the values, or else by their labels; undefined if none is known. */
function mapOf(items: readonly Item[]): ShotGraphic | undefined {
  const points = items.flatMap(({ label, value }) => {
    const [latitude, longitude] = PLACE_COORDINATES.get(value || label) ?? []
    return latitude === undefined || longitude === undefined ? [] : [{ label, latitude, longitude }]
  })
  const countries = [...new Set(items.flatMap(({ label, value }) => countryCodeOf(value || label) ?? []))]
  return points.length + countries.length > 0 ? { template: 'map', points, isRoute: points.length > 1, countries } : undefined
}

const FORMS: Readonly<Record<Answered['kind'], PlanForm>> = {
  none: 'scene',
  number: 'number',
  percent: 'number',
  bars: 'compare',
  rise: 'change',
  fall: 'change',
  timeline: 'time',
  steps: 'steps',
  list: 'list',
  cause: 'change',
  map: 'place',
}

/** Turns an answered graphic into one of the plan, with numbers and labels of the sentence only. */
export function graphicOfAnswer(answered: ShotAnswer['graphic'], said: SaidContent): GraphicOfAnswer {
  if (!answered || answered.kind === 'none') return {}
  const { kind, items } = answered
  const form = FORMS[kind]
  const invented = items.find(({ label }) => label !== '' && !isSaid(label, said))
  if (invented) return { problem: `graphic: "${invented.label}" is not in the sentence` }
  if (kind === 'steps' || kind === 'list' || kind === 'cause' || kind === 'timeline') {
    const wrong = items.find(
      ({ value }) => kind === 'timeline' && value !== '' && !isSaid(value, said) && !amountOf({ label: '', value }, said),
    )
    if (wrong) return { problem: `graphic: "${wrong.value}" is not in the sentence` }
    const graphic = ofLabels(kind, items)
    return graphic ? { graphic, form } : { problem: `graphic: ${kind} needs items from the sentence` }
  }
  if (kind === 'map') {
    const graphic = mapOf(items)
    return graphic ? { graphic, form } : { problem: 'graphic: map needs a known city or country as label' }
  }
  const valued = items.filter(({ value }) => value !== '')
  if ((kind === 'rise' || kind === 'fall') && valued.length < 2) return { graphic: directionOf(kind, items[0]?.label), form }
  const amounts = valued.flatMap((item) => amountOf(item, said) ?? [])
  if (amounts.length < valued.length) return { problem: 'graphic: a value is no number of the sentence' }
  const graphic = ofAmounts(kind, amounts)
  return graphic
    ? { graphic, form }
    : { problem: `graphic: ${kind} needs ${kind === 'number' || kind === 'percent' ? 'a number' : 'two numbers'} of the sentence` }
}
