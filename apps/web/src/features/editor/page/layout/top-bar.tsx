import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../../../session/me.ts'
import { Logo } from '../../../../ui/layout/logo.tsx'
import { CategoryBadges } from '../../../../story-components/category-badges.tsx'
import { pageTexts as texts } from '../../../../texts/editor/page.ts'
import { buttonClass } from '../../../../ui/buttons/button-style.ts'
import { CreditAmount } from '../../../../ui/layout/credit-amount.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { TitleField } from './title-field.tsx'

/** Back button, logo, title, category, `children`, credits. */
export function TopBar({ children }: { children?: ReactNode }) {
  const { me } = useSession()
  const story = useEditor(({ story }) => story)
  return (
    <>
      <Link
        to="/story/my"
        aria-label={texts.back}
        title={texts.back}
        className={buttonClass({ variant: 'ghost', size: 'sm', className: 'w-7 p-0!' })}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <Logo className="size-4.5 shrink-0" />
      <span aria-hidden className="mx-1.5 h-5 w-px shrink-0 bg-line-2" />
      <TitleField />
      <span className="flex gap-1.5 max-lg:hidden">
        <CategoryBadges story={{ category_id: story.categoryId, category_inputs: story.inputs }} />
      </span>
      <div className="ms-auto flex items-center gap-3 pe-1.5 ps-2">
        {children}
        {me && (
          <Link to="/credits" className="hit quick relative inline-flex rounded-md text-14 hover:brightness-125">
            <CreditAmount credits={me.credits} tone="accent" />
          </Link>
        )}
      </div>
    </>
  )
}
