import { type Locale, directionOf } from '@fablecut/domain/account/locales'
import { escapeMarkup } from '../../platform/escape-markup.ts'
import type { Mail } from '../../platform/mail/transport.ts'
import type { MailText } from './texts/mail-catalogue.ts'
import { MAIL_CATALOGUES } from './texts/mail-catalogues.ts'

/** `link`: of the text's action. `origin`: of the installation. `unsubscribe`: a link at the end, default none. */
export type MailParts = {
  readonly to: string
  readonly text: MailText
  /** Language of the text. */
  readonly locale: Locale
  readonly link: string | null
  readonly origin: string
  readonly unsubscribe?: { readonly label: string; readonly link: string }
}

/** A mail as plain text and as simple HTML with the same words. */
export function renderMail({ to, text, locale, link, origin, unsubscribe }: MailParts): Mail {
  const { subject, lines, action, note } = text
  const footer = MAIL_CATALOGUES[locale].footer(new URL(origin).host)
  const plain = [
    ...lines,
    ...(action && link ? [`${action}:\n${link}`] : []),
    ...(note ? [note] : []),
    `-- \n${footer}\n${origin}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.link}` : ''}`,
  ]
  const html = [
    ...lines.map(paragraph),
    ...(action && link ? [`<p>${anchor(link, action)}</p>`, address(link)] : []),
    ...(note ? [paragraph(note)] : []),
    `<p style="color:#666">${escapeMarkup(footer)}${unsubscribe ? `<br>${anchor(unsubscribe.link, unsubscribe.label)}` : ''}</p>`,
  ]
  return {
    to,
    subject,
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><title>${escapeMarkup(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36em;margin:2em auto;padding:0 1em">${html.join('')}</body></html>`,
  }
}

const paragraph = (text: string): string => `<p style="overflow-wrap:anywhere">${escapeMarkup(text)}</p>`

/** Addresses are written from left to right in every language. */
const address = (link: string): string => `<p dir="ltr" style="overflow-wrap:anywhere">${escapeMarkup(link)}</p>`

const anchor = (link: string, label: string): string => `<a href="${escapeMarkup(link)}">${escapeMarkup(label)}</a>`
