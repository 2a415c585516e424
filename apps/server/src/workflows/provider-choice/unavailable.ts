import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import { modelName } from '@fablecut/generation/catalogue/model-name'
import type { ProviderErrorCode } from '@fablecut/generation/provider/provider-error'
import type { Route } from '@fablecut/generation/provider/routes'

const REASONS: Readonly<Partial<Record<ProviderErrorCode, string>>> = {
  unauthorized: 'its key is not accepted',
  no_credit: 'its account has no credit left',
  too_many_requests: 'it takes no more work now',
  not_sent: 'it cannot be reached',
  deadline_passed: 'it took too long',
  invalid_request: 'it does not take the request',
}

type Unavailable = {
  readonly route: Pick<Route, 'row'>
  /** What was to be made, e.g. `the picture of “The fox”`. */
  readonly what: string
  /** What can be done besides trying again. */
  readonly choices: readonly string[]
}

/** What a creator reads when a provider cannot make something, with what can be done. */
export function unavailableSentence({ route, what, choices }: Unavailable, code: string): string {
  const reason = REASONS[code as ProviderErrorCode] ?? 'it failed'
  const said = ['Try again', ...choices.slice(0, -1)].join(', ')
  return `${route.row.title} could not make ${what}: ${reason}. ${said} or ${choices.at(-1)}: nothing was charged.`
}

const BUILT_IN_CHOICE: Readonly<Record<SoundKind, string>> = {
  speech: 'use the built-in narrator',
  music: 'use the built-in composer',
  song: 'choose another song',
}

/** Who else can make a sound, each with a button of the web app, and the built-in engine where it can. */
export const soundChoices = (sound: SoundKind, others: readonly Pick<Route, 'row'>[]): string[] => [
  ...new Set(others.map(({ row }) => `use ${modelName(row)}`)),
  BUILT_IN_CHOICE[sound],
]
