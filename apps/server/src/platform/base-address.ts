/** Why the base address of an API cannot be used; null if it can. `key`: the setting that a password belongs into; null for servers without keys. */
export function addressError(setting: string, address: string, key: string | null): string | null {
  const url = new URL(address)
  if (url.username !== '' || url.password !== '')
    return `${setting} may not contain a name or password${key === null ? '' : `: use ${key}`}.`
  return url.search === '' && url.hash === '' ? null : `${setting} may not have a query or fragment.`
}

/** An address as it is joined with paths: without slashes at its end. */
export function withoutSlash(address: string): string {
  const url = new URL(address)
  return `${url.origin}${url.pathname}`.replace(/\/+$/u, '')
}

/** The address of Anthropic's API or of a compatible one, with the version: Anthropic's own clients are given it without. */
export const withVersion = (address: string): string => `${withoutSlash(address).replace(/\/v1$/u, '')}/v1`
