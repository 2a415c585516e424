import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import { fieldOf } from '../../../story-data/story-origins.ts'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'

const texts = adminEnginesTexts.models.inputs
const INPUTS = ['references', 'endImage'] as const

/** What tells a model from another one of the same name: the images without which it makes nothing. Null: it has no such input. */
export function requiredInput({ row }: Pick<WireModel, 'row'>): string | null {
  const name = INPUTS.find((input) => fieldOf(fieldOf(row.send, input), 'required') === true)
  return name === undefined ? null : texts[name]
}

/** Title of a model with what it needs, e.g. `Seedream 4.0 with reference images`. */
export function fullTitle(model: Pick<WireModel, 'title' | 'row'>): string {
  const input = requiredInput(model)
  return input === null ? model.title : `${model.title} ${input}`
}
