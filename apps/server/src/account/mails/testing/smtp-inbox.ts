import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type SmtpInbox = {
  /** As SMTP_URL. */
  readonly url: string
  /** Mails taken so far, without those that were waited for. */
  readonly mails: ParsedMail[]
  /** Waits for the next mail to an address, and takes it out. */
  next(to: string, subject?: RegExp): Promise<ParsedMail>
  /** Makes the server answer recipients with this code from now on; 0: it takes mails again. */
  refuse(code: number): void
  close(): Promise<void>
}

const WAIT_MS = 20_000

/** A real SMTP server on this machine that keeps what it is sent. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const mails: ParsedMail[] = []
  let refusal = 0
  const keep = callbackify(async (stream: Readable) => void mails.push(await simpleParser(stream)))
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo(_address, _session, done) {
      done(refusal === 0 ? null : Object.assign(new Error('Not now'), { responseCode: refusal }))
    },
    onData: (stream, _session, done) => keep(stream, done),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (code) => void (refusal = code),
    async next(to, subject = /./) {
      const until = Date.now() + WAIT_MS
      while (Date.now() < until) {
        const index = mails.findIndex((mail) => addressOf(mail) === to && subject.test(mail.subject ?? ''))
        if (index >= 0) return mails.splice(index, 1)[0]!
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      throw new Error(`no mail to ${to}; there are ${mails.map((mail) => `${addressOf(mail)}: ${mail.subject}`).join(', ') || 'none'}`)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const addressOf = ({ to }: ParsedMail): string | undefined => (Array.isArray(to) ? to[0] : to)?.value[0]?.address

/** The path of the link in a mail, and its token. */
export function linkIn({ text = '' }: ParsedMail): { path: string; token: string } {
  const url = /https?:\/\/\S+\/(?:reset-password|confirm-email|invited)\/\S+/.exec(text)?.[0]
  if (!url) throw new Error(`no link in: ${text}`)
  const { pathname } = new URL(url)
  return { path: pathname, token: pathname.split('/')[2]! }
}
