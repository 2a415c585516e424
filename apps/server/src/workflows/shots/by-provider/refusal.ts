import type { Route } from '@fablecut/generation/provider/routes'
import type { ShotRow } from '../../../runs/read-run.ts'

/** What a creator reads when a provider's content policy forbids a shot. */
export const refusalOf = ({ title }: ShotRow, { row }: Route, what: 'picture' | 'clip' | 'voice'): string =>
  `${row.title} would not make the ${what} of “${title}”. Change its words and try again: nothing was charged.`
