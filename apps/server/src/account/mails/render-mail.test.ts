import { LOCALES, type Locale } from '@fablecut/domain/account/locales'
import { NOTIFICATION_KINDS } from '@fablecut/domain/notification/kinds'
import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'
import type { MailDetails, MailKind, MailText } from './texts/mail-catalogue.ts'
import { MAIL_CATALOGUES } from './texts/mail-catalogues.ts'

const ORIGIN = 'https://films.example.org'
const LINK = `${ORIGIN}/reset-password/abc`
const DETAILS: MailDetails = { newEmail: 'mia@new.org', method: 'Example ID', subject: 'The fox', reason: 'It is a copy' }
const LANGUAGES = Object.keys(LOCALES) as Locale[]
const KINDS = Object.keys(MAIL_CATALOGUES.en.mails) as MailKind[]

const textOf = (locale: Locale, kind: MailKind, details: Partial<MailDetails> = {}): MailText =>
  MAIL_CATALOGUES[locale].mails[kind]({ ...DETAILS, ...details })
const render = (text: MailText, locale: Locale = 'en') =>
  renderMail({ to: 'mia@example.org', text, locale, link: text.action ? LINK : null, origin: ORIGIN })

test.each(LANGUAGES.flatMap((locale) => KINDS.map((kind) => [locale, kind] as const)))(
  'the %s mail %s has the same words and links as text and as HTML',
  (locale, kind) => {
    const text = textOf(locale, kind)
    const mail = render(text, locale)
    const words = mail.html.replace(/<[^>]+>/g, ' ')
    for (const line of [...text.lines, ...(text.note ? [text.note] : [])]) {
      expect(mail.text).toContain(line)
      expect(words).toContain(line)
    }
    expect(mail.subject).toBe(text.subject)
    expect(mail.text).toContain(ORIGIN)
    expect([mail.text.includes(LINK), mail.html.includes(`href="${LINK}"`)]).toEqual(text.action ? [true, true] : [false, false])
  },
)

/** All texts of a language, with the details that they are given. */
const sentencesOf = (locale: Locale): string[] => {
  const { mails, notifications, unsubscribe } = MAIL_CATALOGUES[locale]
  const words = { who: 'Mia', areSeveral: false, title: 'The fox', original: 'The hare' }
  const texts = [...KINDS.map((kind) => mails[kind](DETAILS)), ...NOTIFICATION_KINDS.map((kind) => notifications[kind](words))]
  return [
    ...texts.flatMap(({ subject, lines, action = '', note = '' }) => [subject, ...lines, action, note]),
    ...Object.values(unsubscribe),
  ].filter((sentence) => sentence !== '')
}

test.each(LANGUAGES.filter((locale) => locale !== 'en'))('%s says in words of its own what English says', (locale) => {
  const english = new Set(sentencesOf('en'))
  expect(sentencesOf(locale).filter((sentence) => english.has(sentence))).toEqual([])
  expect(textOf(locale, 'email-changed').lines.join(' ')).toContain(DETAILS.newEmail)
  expect(textOf(locale, 'moderation').lines.join(' ')).toMatch(/The fox.*It is a copy/u)
  expect(textOf(locale, 'sign-in-added').lines.join(' ')).toContain(DETAILS.method)
  const remix = MAIL_CATALOGUES[locale].notifications.remix({ who: 'Mia', areSeveral: false, title: 'The fox', original: 'The hare' })
  expect(remix.lines.join(' ')).toMatch(/Mia.*The fox|Mia.*The hare/u)
})

test.each([
  ['en', ['Mia', 'Mia and one other person', 'Mia and 4 others']],
  ['ar', ['Mia', 'Mia وشخص آخر', 'Mia و4 أشخاص آخرين']],
] as const)('%s names the people of a notification by its rules of plural', (locale, names) => {
  expect([0, 1, 4].map((others) => MAIL_CATALOGUES[locale].who('Mia', others))).toEqual(names)
})

const germanFollow = (areSeveral: boolean) =>
  MAIL_CATALOGUES.de.notifications.follow({ who: 'Mia', areSeveral, title: '', original: '' }).subject

test('verbs agree with the people', () => {
  expect([germanFollow(false), germanFollow(true)]).toEqual(['Mia folgt dir jetzt', 'Mia folgen dir jetzt'])
})

test('Arabic is written from right to left, apart from addresses', () => {
  const { html } = render(textOf('ar', 'reset-password'), 'ar')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toMatch(/<p dir="ltr"[^>]*>https:/u)
  expect(render(textOf('de', 'reset-password'), 'de').html).toContain('<html lang="de" dir="ltr">')
})

test('a link that unsubscribes is at the end of both', () => {
  const unsubscribe = { label: 'No more mails about likes', link: `${ORIGIN}/unsubscribe/t.s` }
  const text = { subject: 'x', lines: [] }
  const mail = renderMail({ to: 'mia@example.org', text, locale: 'en', link: null, origin: ORIGIN, unsubscribe })
  expect(mail.text).toMatch(/No more mails about likes: https:\/\/films.example.org\/unsubscribe\/t\.s\n$/)
  expect(mail.html).toContain(`<a href="${unsubscribe.link}">No more mails about likes</a>`)
})

test('what a person typed is text in the HTML', () => {
  const mail = render(textOf('en', 'email-changed', { newEmail: '<b>&"@new.org' }))
  expect(mail.text).toContain('<b>&"@new.org')
  expect(mail.html).toContain('&lt;b&gt;&amp;&quot;@new.org')
})
