import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import { PROVIDER_NAMES, type ProviderName } from '@fablecut/generation/provider/provider-names'
import { addressError, withoutSlash, withVersion } from '../platform/base-address.ts'
import { isOwnServer } from './own-server.ts'

/** Throws INVALID_INPUT for a provider that this release does not know. */
export function requireProvider(name: string): ProviderName {
  const provider = PROVIDER_NAMES.find((known) => known === name)
  if (provider === undefined) throw invalidField('provider', 'This provider cannot be connected')
  return provider
}

/** The addresses of a connection; that of the provider where none is given. Throws INVALID_INPUT for one that cannot be used. */
export function requireAddresses(provider: ProviderName, given: string | undefined): { baseUrl: string; apiUrl: string | null } {
  const facts = PROVIDER_FACTS[provider]
  const own = 'apiUrl' in facts ? facts.apiUrl : null
  const baseUrl = given || facts.baseUrl
  if (baseUrl === null) throw invalidField('base_url', 'Please enter the address of the server')
  const url = URL.parse(baseUrl)
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw invalidField('base_url', 'This has to be an address like http://127.0.0.1:8188')
  const problem = addressError('The address', baseUrl, 'the key')
  if (problem !== null) throw invalidField('base_url', problem)
  const address = provider === 'anthropic' ? withVersion(baseUrl) : withoutSlash(baseUrl)
  return { baseUrl: address, apiUrl: address === facts.baseUrl ? own : null }
}

/** Throws INVALID_INPUT for something that the provider does not make. */
export function requireKinds(provider: ProviderName, kinds: readonly string[]): string[] {
  const known: readonly string[] = PROVIDER_FACTS[provider].kinds
  if (!kinds.every((kind) => known.includes(kind))) throw invalidField('kinds', 'This provider does not make that')
  return known.filter((kind) => kinds.includes(kind))
}

/** A model is named for OpenAI's protocol on another server than OpenAI's, and only there. Throws INVALID_INPUT. */
export function requireModel(provider: ProviderName, baseUrl: string, model: string | undefined): string | null {
  const isOwn = isOwnServer(provider, baseUrl)
  if (isOwn && model === undefined) throw invalidField('model', 'Please enter the name of a model that the server has')
  if (!isOwn && model !== undefined) throw invalidField('model', 'The models of this provider are those of the catalogue')
  return model ?? null
}

type Writing = { readonly provider: ProviderName; readonly baseUrl: string; readonly kinds: readonly string[] }

/** The language model of a connection that writes; null: that of the release, or of one's own server. Throws INVALID_INPUT where none is needed. */
export function requireTextModel({ provider, baseUrl, kinds }: Writing, textModel: string | undefined): string | null {
  if (textModel === undefined) return null
  if (!kinds.includes('text') || isOwnServer(provider, baseUrl))
    throw invalidField('text_model', 'A language model is named for a provider that writes')
  return textModel
}
