import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { type MediaProvider, PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import { addressError, withoutSlash } from '../platform/base-address.ts'
import { isMediaProvider } from './stored-connections.ts'

/** Throws INVALID_INPUT for a provider that makes no media here. */
export function requireProvider(name: string): MediaProvider {
  if (!isMediaProvider(name)) throw invalidField('provider', 'This provider cannot be connected')
  return name
}

/** The addresses of a connection; that of the provider where none is given. Throws INVALID_INPUT for one that cannot be used. */
export function requireAddresses(provider: MediaProvider, given: string | undefined): { baseUrl: string; apiUrl: string | null } {
  const facts = PROVIDER_FACTS[provider]
  const own = 'apiUrl' in facts ? facts.apiUrl : null
  const baseUrl = given || facts.baseUrl
  if (baseUrl === null) throw invalidField('base_url', 'Please enter the address of the server')
  const url = URL.parse(baseUrl)
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw invalidField('base_url', 'This has to be an address like http://127.0.0.1:8188')
  const problem = addressError('The address', baseUrl, 'the key')
  if (problem !== null) throw invalidField('base_url', problem)
  const address = withoutSlash(baseUrl)
  return { baseUrl: address, apiUrl: address === facts.baseUrl ? own : null }
}

/** Throws INVALID_INPUT for something that the provider does not make. */
export function requireKinds(provider: MediaProvider, kinds: readonly string[]): string[] {
  const known: readonly string[] = PROVIDER_FACTS[provider].kinds
  if (!kinds.every((kind) => known.includes(kind))) throw invalidField('kinds', 'This provider does not make that')
  return known.filter((kind) => kinds.includes(kind))
}

/** A model is named for OpenAI's protocol on another server than OpenAI's, and only there. Throws INVALID_INPUT. */
export function requireModel(provider: MediaProvider, baseUrl: string, model: string | undefined): string | null {
  const isOwnServer = provider === 'openai' && baseUrl !== PROVIDER_FACTS.openai.baseUrl
  if (isOwnServer && model === undefined) throw invalidField('model', 'Please enter the name of a model that the server has')
  if (!isOwnServer && model !== undefined) throw invalidField('model', 'The models of this provider are those of the catalogue')
  return model ?? null
}
