import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi } from '../../testing/stub-api.ts'
import { SignInPage } from './sign-in-page.tsx'

async function open(props: Partial<Parameters<typeof SignInPage>[0]>) {
  stubApi({ 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } })
  await renderPage(<SignInPage onDone={() => undefined} {...props} />)
  return (await screen.findByRole('alert')).textContent
}
const objectionLink = () => screen.queryByRole('link', { name: 'Object to this decision' })?.getAttribute('href')

test('a suspended account that signs in with the provider reads so, and has a link to object', async () => {
  expect(await open({ providerError: 'BANNED_USER', objectionToken: '../t1' })).toContain('This account is suspended.')
  expect(objectionLink()).toBe('/objection/..%2Ft1')
})

test('without a token there is no link to object', async () => {
  expect(await open({ providerError: 'BANNED_USER' })).toBe('This account is suspended.')
  expect(objectionLink()).toBeUndefined()
})

test.each(['__proto__', 'constructor', 'oauth_provider_not_found'])(
  '%s in the address is a sign-in that did not work',
  async (providerError) => {
    expect(await open({ providerError })).toBe('This sign-in did not work. Please try again.')
  },
)
