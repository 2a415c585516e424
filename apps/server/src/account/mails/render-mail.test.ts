import { expect, test } from 'vitest'
import { MAIL_TEXTS, type MailKind, type MailText } from './mail-texts.ts'
import { renderMail } from './render-mail.ts'

const ORIGIN = 'https://films.example.org'
const LINK = `${ORIGIN}/reset-password/abc`
const render = (kind: MailKind, details: Record<string, string> = {}) => {
  const text: MailText = MAIL_TEXTS[kind](details)
  return { text, mail: renderMail({ to: 'mia@example.org', text, link: text.action ? LINK : null, origin: ORIGIN }) }
}

test.each(Object.keys(MAIL_TEXTS) as MailKind[])('the mail %s has the same words and links as text and as HTML', (kind) => {
  const { text, mail } = render(kind, { newEmail: 'mia@new.org', method: 'a passkey' })
  const words = mail.html.replace(/<[^>]+>/g, ' ')
  for (const line of [...text.lines, ...(text.note ? [text.note] : [])]) {
    expect(mail.text).toContain(line)
    expect(words).toContain(line)
  }
  expect(mail.subject).toBe(text.subject)
  expect(mail.text).toContain(ORIGIN)
  expect([mail.text.includes(LINK), mail.html.includes(`href="${LINK}"`)]).toEqual(text.action ? [true, true] : [false, false])
})

test('a link that unsubscribes is at the end of both', () => {
  const unsubscribe = { label: 'No more mails about likes', link: `${ORIGIN}/unsubscribe/t.s` }
  const mail = renderMail({ to: 'mia@example.org', text: { subject: 'x', lines: [] }, link: null, origin: ORIGIN, unsubscribe })
  expect(mail.text).toMatch(/No more mails about likes: https:\/\/films.example.org\/unsubscribe\/t\.s\n$/)
  expect(mail.html).toContain(`<a href="${unsubscribe.link}">No more mails about likes</a>`)
})

test('what a person typed is text in the HTML', () => {
  const { mail } = render('email-changed', { newEmail: '<b>&"@new.org' })
  expect(mail.text).toContain('<b>&"@new.org')
  expect(mail.html).toContain('&lt;b&gt;&amp;&quot;@new.org')
})
