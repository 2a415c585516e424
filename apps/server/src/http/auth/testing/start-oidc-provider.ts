import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type OidcServerOptions = { readonly clientId: string; readonly clientSecret: string; readonly redirectUri: string }

/** Logins that begin with it have an address that the provider has not verified. */
export const UNVERIFIED = 'unverified-'

export type OidcTestProvider = {
  readonly issuer: string
  /** Signs in at the provider as a browser does; returns the address that it leads back to. */
  signIn(url: string, login: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a real provider in a process of its own. */
export async function startOidcProvider(options: OidcServerOptions): Promise<OidcTestProvider> {
  const child = fork(fileURLToPath(new URL('./oidc-server.ts', import.meta.url)), [JSON.stringify(options)], { silent: true })
  let errors = ''
  child.stderr?.on('data', (text) => (errors += text))
  const issuer = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', () => reject(new Error(`the provider ended: ${errors}`)))
  })
  return {
    issuer,
    signIn: (url, login) => browse(url, login, options.redirectUri),
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

const MAX_STEPS = 20

async function browse(start: string, login: string, until: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next: { url: string; body?: URLSearchParams } = { url: start }
  for (let step = 0; step < MAX_STEPS; step++) {
    if (next.url.startsWith(until)) return next.url
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.body && { method: 'POST', body: next.body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    next = location ? { url: new URL(location, next.url).href } : formIn(await response.text(), next.url, login)
  }
  throw new Error('the provider leads nowhere')
}

/** The form of a page, filled in. */
function formIn(page: string, url: string, login: string): { url: string; body: URLSearchParams } {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(`no form in ${page.slice(0, 2_000)}`)
  const body = new URLSearchParams()
  for (const [input] of page.matchAll(/<input[^>]*>/g)) {
    const [name, value = ''] = ['name', 'value'].map((attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(input)?.[1])
    if (name) body.set(name, name === 'login' ? login : name === 'password' ? 'any' : value)
  }
  return { url: new URL(action, url).href, body }
}
