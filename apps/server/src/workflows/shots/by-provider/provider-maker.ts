import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import type { WrittenBrief } from '@fablecut/generation/briefs/shot-brief'
import { modelName } from '@fablecut/generation/catalogue/model-name'
import type { Route } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { ShotRow } from '../../../runs/read-run.ts'
import type { ProviderOption } from '../../provider-calls/call-first-available.ts'
import type { Maker } from '../../provider-calls/maker.ts'
import type { StoredResult } from '../../provider-calls/stored-result.ts'
import { pickRoutes } from './pick-routes.ts'
import { refusalOf } from './refusal.ts'
import { unavailableSentence } from '../../provider-choice/unavailable.ts'

type Wanted<Made> = {
  readonly shot: ShotRow
  readonly what: 'picture' | 'clip'
  /** The model that was picked. */
  readonly picked: string
  readonly settings: AdvancedSettings | undefined
  readonly request: MediaRequest
  /** The request in the words of a route's model. */
  write(route: Route): WrittenBrief
  keep(result: StoredResult): Promise<Made>
}

/** Makes a file of a shot by a provider, or by another one of the same model when it is down and the creator allows that; null: the built-in engine makes it. */
export function providerMaker<Made>({ shot, what, picked, settings, request, write, keep }: Wanted<Made>): Maker<Made> | null {
  const { route, others, maySwitch } = pickRoutes(request.kind, picked, request, settings)
  if (!route) return null
  const optionOf = (by: Route): ProviderOption => ({
    route: by,
    request: { ...request, ...write(by) },
    refusal: refusalOf(shot, by, what),
  })
  return {
    by: 'provider',
    ...optionOf(route),
    others: maySwitch ? others.map(optionOf) : [],
    keep,
    unavailable: (code) => unavailableSentence({ route, what: `the ${what} of “${shot.title}”`, choices: choicesOf(what, others) }, code),
  }
}

const ENGINES = { picture: 'painter', clip: 'animator' } as const

const choicesOf = (what: 'picture' | 'clip', others: readonly Route[]): string[] => [
  ...others.map(({ row }) => `use ${modelName(row)}`),
  `use the built-in ${ENGINES[what]}`,
]
