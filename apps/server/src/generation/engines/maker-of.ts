import type { ModelLimits } from '@fablecut/domain/story/models/model-limits'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { limitsOfRows } from '@fablecut/generation/catalogue/model-limits'
import { PROVIDER_TITLES } from '@fablecut/generation/provider/provider-names'
import type { Routes } from '@fablecut/generation/provider/routes'
import type { MediaKind } from '@fablecut/generation/requests/media-request'

type Maker = {
  readonly name: string
  readonly limits: ModelLimits
  /** Other providers of the model. */
  readonly others: { readonly provider: string; readonly name: string }[]
}

/** The provider's name of a picked model and what it can do: that of the first connection that makes it. Null: the built-in engine makes it. */
export function makerOf(routes: Routes, kind: MediaKind, picked: string): Maker | null {
  const [first, ...more] = [...Map.groupBy(routes.offers(kind, picked), ({ connection }) => connection).values()]
  if (!first) return null
  const { title, provider } = first[0]!.row
  const others = more.map(([route]) => route!.row).filter((row) => row.provider !== provider)
  return { name: title, limits: limitsOfRows(first.map(({ row }) => row)), others: others.map(otherMaker) }
}

const otherMaker = ({ provider, title }: CatalogueRow) => ({ provider, name: `${title} by ${PROVIDER_TITLES[provider]}` })
