import { useSession, type Me } from '../../session/me.ts'
import { accountTexts as texts } from '../../texts/account/account.ts'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'
import { LanguageSection } from './language-section.tsx'
import { DataSection } from './data-section.tsx'
import { EmailSection } from './security/email-section.tsx'
import { PasskeysSection } from './security/passkeys-section.tsx'
import { NoPasswordSection } from './security/no-password-section.tsx'
import { useSecurity } from './security/security-query.ts'
import { SecondFactorSection } from './security/second-factor-section.tsx'
import { NotificationsSection } from './notifications/notifications-section.tsx'
import { BlockedSection } from './people/blocked-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TeamSection } from './team/team-section.tsx'

/** An account that was created by signing in elsewhere has no password. */
function OwnPassword({ me }: { me: Me }) {
  const { data } = useSecurity()
  return data?.has_password === false ? <NoPasswordSection me={me} /> : <PasswordSection me={me} />
}

/** `/account`: profile, address, ways to sign in, sessions, team and data. */
export function AccountPage() {
  usePageTitle(texts.title)
  const { me } = useSession()
  if (!me) return null
  return (
    <main id="content" className="mx-auto w-full max-w-180 px-4 pt-7 pb-14 md:px-6">
      <h1 className="text-20 font-strong">{texts.title}</h1>
      <div className="mt-5 grid grid-cols-1 gap-4">
        <ProfileSection me={me} />
        <EmailSection me={me} />
        <OwnPassword me={me} />
        <PasskeysSection />
        <SecondFactorSection />
        <LanguageSection />
        <SessionsSection />
        <NotificationsSection />
        <BlockedSection />
        <TeamSection me={me} />
        <DataSection />
      </div>
    </main>
  )
}
