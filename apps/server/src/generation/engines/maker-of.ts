import type { ModelLimits } from '@fablecut/domain/story/models/model-limits'
import { limitsOfRows } from '@fablecut/generation/catalogue/model-limits'
import { modelName } from '@fablecut/generation/catalogue/model-name'
import type { Routes } from '@fablecut/generation/provider/routes'
import type { MediaKind } from '@fablecut/generation/requests/media-request'

type Maker = {
  readonly name: string
  readonly limits: ModelLimits
  /** Other providers of the model. */
  readonly others: { readonly provider: string; readonly name: string }[]
}

/** The provider's name of a picked model, who runs it, and what it can do: that of the first connection that makes it. Null: the built-in engine makes it. */
export function makerOf(routes: Routes, kind: MediaKind, picked: string): Maker | null {
  const [first, ...more] = [...Map.groupBy(routes.offers(kind, picked), ({ connection }) => connection).values()]
  if (!first) return null
  const { row } = first[0]!
  const others = more.map(([route]) => route!.row).filter(({ provider }) => provider !== row.provider)
  return {
    name: modelName(row),
    limits: limitsOfRows(first.map((route) => route.row)),
    others: others.map((other) => ({ provider: other.provider, name: modelName(other) })),
  }
}
