import { Link, useLocation } from '@tanstack/react-router'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { Search } from 'lucide-react'
import { useSession } from '../session/me.ts'
import { shellTexts as texts } from '../texts/shell.ts'
import { searchTexts } from '../texts/community/search.ts'
import { buttonClass } from '../ui/buttons/button-style.ts'
import { cx } from '../ui/class-names.ts'
import { CreditAmount } from '../ui/layout/credit-amount.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { CreateMenu } from './create-menu.tsx'
import { HeaderSearch } from './header-search.tsx'
import { Logo } from '../ui/layout/logo.tsx'

/** 56 high, 52 on phones: logo, navigation, credits, Create Story, account. Below 768 px the navigation and the bell are a row below, which scrolls with the page. */
export function Header({ className }: { className?: string }) {
  const { me } = useSession()
  return (
    <>
      <header className={cx('sticky top-0 z-20 border-b border-line bg-bg', className)}>
        <a href="#content" className={buttonClass({ variant: 'primary', className: 'absolute! top-2 start-2 z-30 not-focus:sr-only' })}>
          {texts.skip}
        </a>
        <div className="page flex h-13 items-center gap-1.5 sm:h-14 sm:gap-3 lg:gap-5">
          <Link to="/story" aria-label={texts.product} className="flex items-center gap-2.5 rounded-md text-16 font-strong tracking-tight">
            <Logo className="size-5.5" />
            <span className="max-lg:hidden">{texts.product}</span>
          </Link>
          <Navigation className="flex gap-1 max-md:hidden lg:ms-4" />
          <div className="ms-auto flex min-w-0 items-center gap-1.5 sm:gap-3 lg:gap-5">
            <HeaderSearch className="max-xl:hidden" />
            <Link
              to="/search"
              aria-label={searchTexts.label}
              className={buttonClass({ variant: 'ghost', className: 'px-0! size-8 max-md:hidden xl:hidden' })}
            >
              <Search aria-hidden />
            </Link>
            <SessionControls />
          </div>
        </div>
      </header>
      <section aria-label={texts.nav.label} className={cx('flex items-center gap-1 border-b border-line px-3 py-1 md:hidden', className)}>
        <Navigation className="grid grow grid-cols-3 gap-1" />
        <Link
          to="/search"
          aria-label={searchTexts.label}
          className={cx(NAV_CLASS, 'w-11 px-0! text-text-2 hover:bg-raised hover:text-text')}
        >
          <Search aria-hidden className="size-5" />
        </Link>
        {me ? <NotificationBell /> : <LanguageMenu />}
      </section>
    </>
  )
}

function Navigation({ className }: { className: string }) {
  return (
    <nav aria-label={texts.nav.label} className={className}>
      <NavLink to="/story" exact>
        {texts.nav.home}
      </NavLink>
      <NavLink to="/story/my">{texts.nav.mine}</NavLink>
      <NavLink to="/story/community">{texts.nav.community}</NavLink>
    </nav>
  )
}

const NAV_CLASS = 'quick inline-flex h-8 items-center justify-center rounded-md px-3 text-14 font-medium max-md:h-11 max-md:px-1'

function NavLink({ to, exact = false, children }: { to: '/story' | '/story/my' | '/story/community'; exact?: boolean; children: string }) {
  return (
    <Link
      to={to}
      activeOptions={{ exact }}
      className={NAV_CLASS}
      activeProps={{ className: 'bg-raised text-text', 'aria-current': 'page' }}
      inactiveProps={{ className: 'text-text-2 hover:bg-raised hover:text-text' }}
    >
      {children}
    </Link>
  )
}

function SessionControls() {
  const { me } = useSession()
  const href = useLocation({ select: (location) => location.href })
  if (me === undefined) return <Skeleton className="h-8 w-40" />
  if (me === null)
    return (
      <>
        <LanguageMenu className="max-md:hidden" />
        <Link
          to="/signin"
          search={{ callbackUrl: href }}
          className={buttonClass({ variant: 'ghost', className: 'max-sm:min-w-0 max-sm:shrink! max-sm:px-1.5! max-sm:text-13!' })}
        >
          <span className="truncate">{texts.signIn}</span>
        </Link>
        <CreateMenu />
      </>
    )
  return (
    <>
      <Link to="/credits" className="hit quick relative inline-flex rounded-md text-14 hover:brightness-125">
        <CreditAmount credits={me.credits} word tone="accent" />
      </Link>
      <CreateMenu />
      <NotificationBell className="max-md:hidden" />
      <AccountMenu me={me} />
    </>
  )
}
