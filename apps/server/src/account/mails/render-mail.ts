import { escapeMarkup } from '../../platform/escape-markup.ts'
import type { Mail } from '../../platform/mail/transport.ts'
import { MAIL_FOOTER, type MailText } from './mail-texts.ts'

/** `link`: of the text's action. `origin`: of the installation. `unsubscribe`: a link at the end, default none. */
export type MailParts = {
  readonly to: string
  readonly text: MailText
  readonly link: string | null
  readonly origin: string
  readonly unsubscribe?: { readonly label: string; readonly link: string }
}

/** A mail as plain text and as simple HTML with the same words. */
export function renderMail({ to, text, link, origin, unsubscribe }: MailParts): Mail {
  const { subject, lines, action, note } = text
  const footer = MAIL_FOOTER(new URL(origin).host)
  const plain = [
    ...lines,
    ...(action && link ? [`${action}:\n${link}`] : []),
    ...(note ? [note] : []),
    `-- \n${footer}\n${origin}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.link}` : ''}`,
  ]
  const html = [
    ...lines.map(paragraph),
    ...(action && link ? [`<p>${anchor(link, action)}</p>`, paragraph(link)] : []),
    ...(note ? [paragraph(note)] : []),
    `<p style="color:#666">${escapeMarkup(footer)}${unsubscribe ? `<br>${anchor(unsubscribe.link, unsubscribe.label)}` : ''}</p>`,
  ]
  return {
    to,
    subject,
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeMarkup(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36em;margin:2em auto;padding:0 1em">${html.join('')}</body></html>`,
  }
}

const paragraph = (text: string): string => `<p style="overflow-wrap:anywhere">${escapeMarkup(text)}</p>`

const anchor = (link: string, label: string): string => `<a href="${escapeMarkup(link)}">${escapeMarkup(label)}</a>`
