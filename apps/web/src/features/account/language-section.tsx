import { useChooseLanguage } from '../../session/use-choose-language.ts'
import { languageTexts as texts } from '../../texts/account/language.ts'
import { installedLocale } from '../../texts/locale/installed.ts'
import { LOCALES, type Locale } from '@fablecut/domain/account/locales'
import { Select, type SelectOption } from '../../ui/form/select.tsx'
import { Section } from './section.tsx'

const OPTIONS: readonly SelectOption<Locale>[] = Object.entries(LOCALES).map(([value, label]) => ({ value: value as Locale, label }))

/** Language of the interface; a choice shows the page anew. */
export function LanguageSection() {
  const choose = useChooseLanguage()
  return (
    <Section anchor="language" title={texts.title} note={texts.note}>
      <Select label={texts.title} value={installedLocale()} options={OPTIONS} onValueChange={choose} className="sm:max-w-60" />
    </Section>
  )
}
