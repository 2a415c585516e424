import type { Connection } from '@fablecut/generation/provider/connection'
import type { Log } from '../platform/logging/log.ts'
import type { Settings } from '../platform/settings.ts'

type Spending = Pick<Settings, 'signups' | 'languageModel'>

/** Whether everyone may sign up and use what keys of the installation pay for. */
export const hasOpenSpending = ({ signups, languageModel }: Spending, connections: readonly Connection[]): boolean =>
  signups === 'open' && [...connections, languageModel].some((connection) => connection !== null && connection.apiKey !== null)

/** At the start. */
export function warnOfOpenSpending(settings: Spending, connections: readonly Connection[], log: Pick<Log, 'warn'>): void {
  if (hasOpenSpending(settings, connections))
    log.warn(
      'everyone may sign up and spend what the keys of connected providers pay for: set SIGNUPS to invite or closed, or SIGNUP_CREDITS to what you give away',
    )
}
