import { madeBy } from '../../texts/engines.ts'
import type { ModelMakers } from './use-model-makers.ts'

/** Options of a model select that say who makes each, where a provider makes any. A reason why an option cannot be picked stays. */
export function nameMakers<Option extends { readonly value: string; readonly note?: string }>(
  options: readonly Option[],
  medium: keyof ModelMakers,
  makers: ModelMakers | undefined,
): readonly Option[] {
  const ofMedium = makers?.[medium]
  if (ofMedium === undefined || ofMedium.size === 0) return options
  return options.map((option) => ({ ...option, note: option.note ?? madeBy(medium, ofMedium.get(option.value)?.name) }))
}
