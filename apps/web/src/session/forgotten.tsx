import { Link } from '@tanstack/react-router'
import { sessionTexts as texts } from '../texts/account/session.ts'

/** What to do about a forgotten password: by mail, or with the help of staff. */
export const Forgotten = ({ hasMail }: { hasMail: boolean }) => (
  <p className="mt-3 text-center text-12 text-balance text-text-3">
    {hasMail ? (
      <Link to="/reset-password" className="quick rounded-sm underline underline-offset-4 hover:text-text">
        {texts.forgottenByMail}
      </Link>
    ) : (
      texts.forgotten
    )}
  </p>
)
