import { Check, Languages } from 'lucide-react'
import { useChooseLanguage } from '../session/use-choose-language.ts'
import { languageTexts as texts } from '../texts/account/language.ts'
import { installedLocale } from '../texts/locale/installed.ts'
import { LOCALES, type Locale } from '@fablecut/domain/account/locales'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../ui/overlays/menu.tsx'

/** Languages of the interface, each by its own name. */
export function LanguageMenu({ className }: { className?: string }) {
  const choose = useChooseLanguage()
  const current = installedLocale()
  return (
    <Menu trigger={<IconButton label={texts.menu(LOCALES[current])} icon={<Languages aria-hidden />} className={className} />}>
      {Object.entries(LOCALES).map(([locale, name]) => (
        <MenuItem
          key={locale}
          icon={locale === current ? <Check aria-hidden /> : <span className="size-4" />}
          onSelect={() => choose(locale as Locale)}
        >
          <span lang={locale}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
