import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Activity, Cpu, Folders, Languages, LogOut, Mail, ShieldAlert, UserRound, Users } from 'lucide-react'
import { query } from '../api/client.ts'
import { messageOf } from '../api/error.ts'
import { signOut } from '../session/auth-requests.ts'
import type { Me } from '../session/me.ts'
import { useClearSession } from '../session/use-clear-session.ts'
import { collectionTexts } from '../texts/community/collections.ts'
import { languageTexts } from '../texts/account/language.ts'
import { installedLocale } from '../texts/locale/installed.ts'
import { LOCALES } from '@fablecut/domain/account/locales'
import { messageTexts, moderationTexts } from '../texts/moderation.ts'
import { shellTexts as texts } from '../texts/shell.ts'
import { Avatar } from '../ui/layout/avatar.tsx'
import { Coin } from '../ui/layout/coin.tsx'
import { formatCredits } from '../ui/layout/credit-amount.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx'
import { toast } from '../ui/feedback/toast.tsx'

function useSignOut() {
  const becomeVisitor = useClearSession()
  return useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      await becomeVisitor()
      toast.success(texts.account.signedOut)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Avatar with name, credits, account and sign-out. */
export function AccountMenu({ me }: { me: Me }) {
  const leave = useSignOut()
  const { data: unread = 0 } = useQuery(query.notices.list.queryOptions({ staleTime: 60_000, select: (list) => list.unread }))
  const trigger = (
    <button type="button" className="hit quick relative rounded-full hover:brightness-125">
      <span className="sr-only">{texts.account.label(me.displayName)}</span>
      <Avatar name={me.displayName} src={me.avatar_url} />
      {unread > 0 && <UnreadMark count={unread} />}
    </button>
  )
  return (
    <Menu trigger={trigger}>
      <div className="px-2.5 pt-1 pb-2">
        <p dir="auto" className="truncate text-page text-13 font-strong">
          {me.displayName}
        </p>
        <p className="truncate text-12 text-text-3">{me.email}</p>
      </div>
      <MenuSeparator />
      <MenuItem icon={<Coin />} hint={formatCredits(me.credits)} render={<Link to="/credits" />}>
        {texts.account.credits}
      </MenuItem>
      <MenuItem icon={<UserRound aria-hidden />} render={<Link to="/account" />}>
        {texts.account.settings}
      </MenuItem>
      <MenuItem icon={<Folders aria-hidden />} render={<Link to="/collection" />}>
        {collectionTexts.list}
      </MenuItem>
      <MenuItem icon={<Mail aria-hidden />} hint={unread > 0 ? String(unread) : undefined} render={<Link to="/messages" />}>
        {messageTexts.menu}
      </MenuItem>
      <MenuItem icon={<Languages aria-hidden />} hint={LOCALES[installedLocale()]} render={<Link to="/account" hash="language" />}>
        {languageTexts.title}
      </MenuItem>
      {me.is_staff && (
        <>
          <MenuItem icon={<ShieldAlert aria-hidden />} render={<Link to="/admin/reports" />}>
            {moderationTexts.menu}
          </MenuItem>
          <MenuItem icon={<Activity aria-hidden />} render={<Link to="/admin/operations" />}>
            {texts.account.operations}
          </MenuItem>
          <MenuItem icon={<Users aria-hidden />} render={<Link to="/admin/accounts" />}>
            {texts.account.accounts}
          </MenuItem>
          <MenuItem icon={<Cpu aria-hidden />} render={<Link to="/admin/engines" />}>
            {texts.account.engines}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => leave.mutate()}>
        {texts.account.signOut}
      </MenuItem>
    </Menu>
  )
}

const UnreadMark = ({ count }: { count: number }) => (
  <span className="absolute -top-0.5 -end-0.5 size-2.5 rounded-full bg-accent">
    <span className="sr-only">{messageTexts.unread(count)}</span>
  </span>
)
