import { createTransport } from 'nodemailer'
import type { MailSettings } from '../account-settings.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Besides those of every mail. */
  readonly headers?: Readonly<Record<string, string>>
}

export type MailTransport = {
  /** Resolves when the server has taken the mail; throws a `MailRefusedError` when it will never take one for this recipient. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The server refuses this recipient for good. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}

const TIMEOUT_MS = 20_000

/** Sends mails by SMTP, with TLS where the server offers it. */
export function createMailTransport({ smtpUrl, from }: MailSettings): MailTransport {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...mail, headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' } })
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
        if (code === 'EENVELOPE' && responseCode >= 500) throw new MailRefusedError('The recipient was refused', { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
