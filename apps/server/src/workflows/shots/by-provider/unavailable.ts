import type { ProviderErrorCode } from '@fablecut/generation/provider/provider-error'
import { PROVIDER_TITLES } from '@fablecut/generation/provider/provider-names'
import type { Route } from '@fablecut/generation/provider/routes'
import type { ShotRow } from '../../../runs/read-run.ts'

const REASONS: Readonly<Partial<Record<ProviderErrorCode, string>>> = {
  unauthorized: 'its key is not accepted',
  no_credit: 'its account has no credit left',
  too_many_requests: 'it takes no more work now',
  not_sent: 'it cannot be reached',
  deadline_passed: 'it took too long',
  invalid_request: 'it does not take the request',
}

const ENGINES = { picture: 'painter', clip: 'animator' } as const

/** What a creator reads when a provider cannot make something, with what can be done. `others`: further providers of the model. */
export function unavailableSentence(
  { title }: ShotRow,
  { what, route, others }: { readonly what: 'picture' | 'clip'; readonly route: Route; readonly others: readonly Route[] },
  code: string,
): string {
  const reason = REASONS[code as ProviderErrorCode] ?? 'it failed'
  const choices = [
    'Try again',
    ...others.map(({ row }) => `use ${row.title} by ${PROVIDER_TITLES[row.provider]}`),
    `use the built-in ${ENGINES[what]}`,
  ]
  const said = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
  return `${route.row.title} could not make the ${what} of “${title}”: ${reason}. ${said}: nothing was charged.`
}
