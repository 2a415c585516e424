import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shellTexts } from '../../texts/shell.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { Picture } from '../../ui/layout/picture.tsx'

/** Form on the left; from 1024 px an image on the right. */
export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="flex flex-col px-4 py-5 sm:px-10 sm:py-7">
        <header className="flex">
          <Link to="/story" className="flex items-center gap-2.5 rounded-md text-16 font-strong tracking-tight">
            <Logo className="size-5.5" />
            {shellTexts.product}
          </Link>
        </header>
        <main id="content" className="m-auto w-full max-w-90 py-10">
          {children}
        </main>
      </div>
      <div className="p-3 max-lg:hidden">
        <div className="veil relative size-full overflow-hidden rounded-dialog bg-surface">
          <Picture src="/art/hero.webp" alt="" eager className="object-[15%_50%]" />
        </div>
      </div>
    </div>
  )
}

/** Heading of a page in the layout. */
export const PageHeading = ({ title, note }: { title: string; note: string }) => (
  <>
    <h1 className="text-28 font-strong text-balance">{title}</h1>
    <p className="mt-1 wrap-anywhere text-pretty text-text-2">{note}</p>
  </>
)
