import { PROVIDER_TITLES } from '../provider/provider-names.ts'
import type { CatalogueRow } from './catalogue-row.ts'

/** A model with who runs it, e.g. `Seedream 4.0 at fal`; of a server of one's own, or with a title that says so already, its title. */
export function modelName({ id, title, provider }: Pick<CatalogueRow, 'id' | 'title' | 'provider'>): string {
  const company = PROVIDER_TITLES[provider]
  return id.startsWith(OWN_SERVER_ID) || title.includes(company) ? title : `${title} at ${company}`
}

/** How ids of models on servers of one's own begin. */
export const OWN_SERVER_ID = 'openai:own-'
