import { expect, test } from 'vitest'
import { isReachable, readSettings } from './settings.ts'

const OIDC = { OIDC_ISSUER: 'https://login.example.org/', OIDC_CLIENT_ID: 'fablecut', OIDC_CLIENT_SECRET: 'secret' }
const MAIL = { SMTP_URL: 'smtps://films:secret@mail.example.org', MAIL_FROM: 'Fablecut <no-reply@films.example.org>' }

test('mails and a provider are off unless they are set', () => {
  expect(readSettings({})).toMatchObject({ mail: null, oidc: null })
  expect(readSettings(MAIL).mail).toEqual({ smtpUrl: MAIL.SMTP_URL, from: MAIL.MAIL_FROM })
  expect(readSettings({ ...OIDC, OIDC_NAME: 'Film school' }).oidc).toEqual({
    issuer: 'https://login.example.org',
    clientId: 'fablecut',
    clientSecret: 'secret',
    name: 'Film school',
  })
  expect(readSettings({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4000' }).oidc?.name).toBe('single sign-on')
})

test.each([
  [{ SMTP_URL: MAIL.SMTP_URL }, /^SMTP_URL needs MAIL_FROM/],
  [{ MAIL_FROM: MAIL.MAIL_FROM }, /^MAIL_FROM needs SMTP_URL/],
  [{ ...MAIL, SMTP_URL: 'https://mail.example.org' }, /^SMTP_URL cannot be used: has to be an address like smtps/],
  [{ ...MAIL, MAIL_FROM: 'nobody' }, /^MAIL_FROM .*has to be an address like/],
  [{ ...MAIL, MAIL_FROM: 'a@films.test\r\nBcc: b@films.test' }, /^MAIL_FROM /],
  [{ OIDC_ISSUER: OIDC.OIDC_ISSUER }, /needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/],
  [{ ...OIDC, OIDC_ISSUER: 'http://login.example.org' }, /^OIDC_ISSUER has to be an https address/],
])('%o is refused', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://localhost:5173' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'https://films.example.org' }, true],
])('others can reach a server with %o: %s', (environment, expected) => {
  expect(isReachable(readSettings(environment))).toBe(expected)
})
