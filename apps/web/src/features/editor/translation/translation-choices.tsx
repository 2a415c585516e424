import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@fablecut/domain/story/language/translation'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/client.ts'
import { spokenBy } from '../../../texts/engines.ts'
import { translationTexts as texts } from '../../../texts/editor/translation.ts'
import { Select, type SelectOption } from '../../../ui/form/select.tsx'
import { LANGUAGE_OPTIONS } from '../captions/language-names.ts'
import type { Translation } from './use-translation.ts'

/** Language and voice. */
export function TranslationChoices({
  translation: { language: from, to, voice, chooseLanguage, chooseVoice },
}: {
  translation: Translation
}) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <label className="grid gap-2">
        <span className="text-13 font-strong">{texts.language}</span>
        <Select label={texts.language} value={to} options={languagesFrom(from)} onValueChange={chooseLanguage} />
      </label>
      <label className="grid gap-2">
        <span className="text-13 font-strong">{texts.voice}</span>
        <Select label={texts.voice} value={voice} options={useVoicesOf(to)} onValueChange={chooseVoice} />
      </label>
    </div>
  )
}

/** All but that of the story. */
const languagesFrom = (from: string): readonly SelectOption<TranslationLanguage>[] =>
  TRANSLATION_LANGUAGES.filter((code) => code !== from).map((code) => ({
    value: code,
    label: LANGUAGE_OPTIONS.find(({ value }) => value === code)?.label ?? code,
  }))

/** Voices that speak a language: one chosen by the narrator, those of the form and those installed here. */
function useVoicesOf(language: string): readonly SelectOption<string>[] {
  const { data } = useQuery(query.system.get.queryOptions())
  const speaks = (voice: { readonly language: string }): boolean => voice.language === language
  return [
    { value: 'auto', label: texts.autoVoice, ...(data && { note: spokenBy(data.makers.speech['auto']) }) },
    ...VOICES.filter(speaks).map(({ key, name, gender }) => ({ value: key, label: texts.voiceName(gender, name) })),
    ...(data?.fetched_voices ?? [])
      .filter(speaks)
      .map(({ key, gender, source }) => ({ value: key, label: texts.voiceName(gender, source) })),
  ]
}
