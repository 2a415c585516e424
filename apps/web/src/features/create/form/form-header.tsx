import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Check } from 'lucide-react'
import { query } from '../../../api/client.ts'
import { useLanguageModelNotice } from '../../../story-data/use-language-model-notice.ts'
import { choiceTexts } from '../../../texts/choices.ts'
import { createTexts } from '../../../texts/create.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { clearFormDrafts } from './draft/draft-storage.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'

/** Title of a creation page; `Create Story` for any other mode. */
export const formTitle = (mode: string): string =>
  mode !== 'create_from_scratch' && mode in choiceTexts.categories
    ? choiceTexts.categories[mode as keyof typeof choiceTexts.categories]
    : createTexts.otherTitle

type FormHeadProps = {
  mode: keyof typeof createTexts.banners
  isDraftSaved: boolean
  /** Drops pending values before the drafts are removed. */
  onBack: () => void
}

/** Back, title, saved indicator, and the banner of the mode. */
export function FormHeader({ mode, isDraftSaved, onBack }: FormHeadProps) {
  const navigate = useNavigate()
  usePageTitle(formTitle(mode))
  const goBack = () => {
    onBack()
    clearFormDrafts(browserStorage)
    void navigate({ to: '/story' })
  }
  return (
    <header className="max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-b max-sm:border-line max-sm:bg-bg max-sm:px-4">
      <div className="flex h-13 items-center gap-2 sm:h-15 sm:gap-3">
        <IconButton label={createTexts.back} icon={<ArrowLeft />} className="-ms-2.5 sm:hidden" onClick={goBack} />
        <Button variant="ghost" icon={<ArrowLeft />} className="-ms-3.5 max-sm:hidden" onClick={goBack}>
          {createTexts.back}
        </Button>
        <h1 className="text-16 font-strong whitespace-nowrap sm:text-20">{formTitle(mode)}</h1>
        <div className="min-w-0 grow max-lg:hidden">
          <FormBanner mode={mode} />
        </div>
        <span
          role="status"
          className={cx('ms-auto flex items-center gap-2 text-13 whitespace-nowrap text-text-3', !isDraftSaved && 'invisible')}
        >
          <Check aria-hidden className="size-4" />
          {isDraftSaved && createTexts.draftSaved}
        </span>
      </div>
    </header>
  )
}

/** Banner of the mode, and the engines in use. */
export function FormBanner({ mode, className }: { mode: FormHeadProps['mode']; className?: string }) {
  const { data } = useQuery(query.system.get.queryOptions())
  const languageModel = useLanguageModelNotice()
  const writes = mode === 'script_to_video' ? languageModel : null
  const isBuiltIn = data && !writes && [data.engines.image, data.engines.video].every((engine) => engine.startsWith('builtin/'))
  return (
    <p className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-3 lg:flex-nowrap', className)}>
      <span className="min-w-0 truncate max-lg:whitespace-normal">{createTexts.banners[mode]}</span>
      {isBuiltIn && <Badge className="shrink-0">{createTexts.builtInEngines}</Badge>}
      {writes && (
        <Badge className="max-w-80 min-w-0">
          <span className="truncate">{writes.badge}</span>
        </Badge>
      )}
    </p>
  )
}
