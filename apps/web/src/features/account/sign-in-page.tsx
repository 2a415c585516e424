import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SignInForm } from '../../session/sign-in-form.tsx'
import type { SignInMode } from '../../session/use-credentials.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { sessionTexts as texts } from '../../texts/session.ts'
import { shellTexts } from '../../texts/shell.ts'
import { Picture } from '../../ui/layout/picture.tsx'
import { usePageTitle } from '../../ui/hooks/use-page-title.ts'

const heading = (title: string, support: string) => (
  <>
    <h1 className="text-28 font-strong">{title}</h1>
    <p className="mt-1 text-text-2">{support}</p>
  </>
)

const HEADINGS = {
  'sign-in': heading(texts.signIn.title, texts.signInNote),
  'sign-up': heading(texts.signUp.title, texts.signUpNote),
}

/** Form on the left; from 1024 px an image on the right. */
export function SignInPage({ onDone }: { onDone: () => void }) {
  const [mode, setMode] = useState<SignInMode>('sign-in')
  usePageTitle(mode === 'sign-up' ? texts.signUp.title : texts.signIn.title)
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
          <SignInForm onDone={onDone} headings={HEADINGS} onModeChange={setMode} />
        </main>
      </div>
      <div className="p-3 max-lg:hidden">
        <div className="veil relative size-full overflow-hidden rounded-dialog bg-surface">
          <Picture src="/art/hero.webp" alt="" eager className="object-[30%_50%]" />
        </div>
      </div>
    </div>
  )
}
