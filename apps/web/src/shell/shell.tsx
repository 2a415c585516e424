import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Outlet, useMatches } from '@tanstack/react-router'
import { installedLocale } from '../texts/locale/installed.ts'
import { directionOf } from '@fablecut/domain/account/locales'
import { shellTexts } from '../texts/shell.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { TooltipProvider } from '../ui/overlays/tooltip.tsx'
import { Toaster } from '../ui/feedback/toast.tsx'
import { SignInGateProvider } from '../session/sign-in-gate.tsx'
import { Header } from './header.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `wide`: phones get the page's own bar instead; `none`: the page has no header at all. Default: shown. */
    header?: 'wide' | 'none'
  }
}

/** Outside https and localhost some browser features are missing. */
const InsecureNotice = () => (
  <div className="page pt-3">
    <Banner>{shellTexts.secureContext}</Banner>
  </div>
)

/** Layout of every page: header, toasts, tooltips, sign-in gate. Pages render their own `<main id="content">`. */
export function Shell() {
  const header = useMatches({ select: (matches) => matches.at(-1)?.staticData.header })
  return (
    <DirectionProvider direction={directionOf(installedLocale())}>
      <TooltipProvider delay={500}>
        <SignInGateProvider>
          {header !== 'none' && <Header className={header === 'wide' ? 'max-sm:hidden' : undefined} />}
          {!window.isSecureContext && <InsecureNotice />}
          <Outlet />
        </SignInGateProvider>
        <Toaster />
      </TooltipProvider>
    </DirectionProvider>
  )
}
