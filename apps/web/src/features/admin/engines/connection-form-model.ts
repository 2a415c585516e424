import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'

const texts = adminEnginesTexts.form

/** What a connection can be of: a provider, or a server of one's own that speaks its protocol. */
export type Choice = {
  readonly id: string
  readonly provider: string
  readonly title: string
  /** Where requests go without an address; null: it has to be given. */
  readonly standardAddress: string | null
  readonly needsKey: boolean
  readonly takesModel: boolean
  /** The language model that writes where none is named; null: none writes, or it is the server's model. */
  readonly textModel: string | null
  readonly kinds: readonly string[]
}

const OWN_SERVER = 'own-server'

/** In the order of the server, with the own server after the provider whose protocol it speaks. */
export const choicesOf = (providers: WireConnections['providers']): Choice[] =>
  providers.flatMap(({ name, base_url: standardAddress, needs_key: needsKey, kinds, text_model: textModel }) => {
    const choice = {
      id: name,
      provider: name,
      title: adminEnginesTexts.providerOf(name),
      standardAddress,
      needsKey,
      takesModel: false,
      textModel,
      kinds,
    }
    return name === 'openai' ? [choice, { ...choice, ...ownServer }] : [choice]
  })

const ownServer = { id: OWN_SERVER, title: texts.ownServer, standardAddress: null, needsKey: false, takesModel: true, textModel: null }

/** Fields of the form as they are typed. */
export type ConnectionValues = {
  readonly choice: string
  readonly label: string
  readonly base_url: string
  readonly key: string
  readonly kinds: readonly string[]
  readonly model: string
  readonly text_model: string
  readonly concurrency: string
  readonly daily_budget_usd: string
}

/** Of a new connection. A server of one's own has one model, so it makes one thing. */
export const emptyValues = ({ id, title, kinds, takesModel }: Choice): ConnectionValues => ({
  choice: id,
  label: takesModel ? '' : title,
  base_url: '',
  key: '',
  kinds: takesModel ? kinds.slice(0, 1) : kinds,
  model: '',
  text_model: '',
  concurrency: '',
  daily_budget_usd: '',
})

export const valuesOf = (connection: WireConnection, choices: readonly Choice[]): ConnectionValues => ({
  choice: connection.model === null ? connection.provider : OWN_SERVER,
  label: connection.label,
  base_url: connection.base_url,
  key: '',
  kinds: connection.kinds,
  model: connection.model ?? '',
  text_model: choices.some(({ textModel }) => textModel === connection.text_model) ? '' : (connection.text_model ?? ''),
  concurrency: connection.concurrency?.toString() ?? '',
  daily_budget_usd: connection.daily_budget_usd?.toString() ?? '',
})

export type FieldErrors = Partial<Record<keyof ConnectionValues, string>>

/** Numbers that are none; everything else is judged by the server. */
export function numberErrors({ concurrency, daily_budget_usd: budget }: ConnectionValues): FieldErrors {
  return {
    ...(Number.isNaN(Number(concurrency)) && { concurrency: texts.notANumber }),
    ...(Number.isNaN(Number(budget)) && { daily_budget_usd: texts.notANumber }),
  }
}

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))
const textOrNothing = (text: string): string | undefined => text.trim() || undefined

/** What can be changed of a connection; an empty key stays. */
export const toChange = ({ label, key, kinds, model, text_model: textModel, concurrency, daily_budget_usd: budget }: ConnectionValues) => ({
  label,
  key: textOrNothing(key),
  kinds: [...kinds],
  model: textOrNothing(model),
  ...(kinds.includes('text') && { text_model: textOrNothing(textModel) ?? null }),
  concurrency: numberOrNull(concurrency),
  daily_budget_usd: numberOrNull(budget),
})

export const toNewConnection = (values: ConnectionValues, { provider }: Choice) => ({
  ...toChange(values),
  text_model: textOrNothing(values.text_model),
  provider,
  base_url: textOrNothing(values.base_url),
})
