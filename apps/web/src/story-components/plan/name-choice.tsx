import type { VocabularyChoices } from '@fablecut/director/vocabulary/choices'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { planTexts as texts } from '../../texts/plan.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { installedLocale } from '../../texts/locale/installed.ts'
import { useDrawnNames } from './drawn-names.ts'

/** Names that can be drawn: loaded with the first control that needs them. */
const useChoices = (): VocabularyChoices | undefined =>
  useQuery({
    queryKey: ['plan-choices'],
    queryFn: async () => (await import('@fablecut/director/vocabulary/choices')).VOCABULARY_CHOICES,
    staleTime: Infinity,
  }).data

type NameChoiceProps = {
  label: string
  /** Null: nothing is chosen, as in a field that adds. */
  value: string | null
  kinds: readonly (keyof VocabularyChoices)[]
  onPick: (name: string) => void
  /** Takes a name that nothing draws as lettering; absent where there is no room for it. */
  onText?: ((words: string) => void) | undefined
  /** Choice of nothing, above the names. */
  none?: { readonly label: string; readonly onPick: () => void }
  /** Value of a place, where places stand among things. Default: its name. */
  valueOfPlace?: (place: string) => string
  placeholder?: string
}

const byName = (place: string): string => place

const NONE = ''

/** Searchable choice of what can be drawn, in the language of the interface and in English. An unknown name is offered as text on screen, never as the nearest thing. */
export function NameChoice({ label, value, kinds, onPick, onText, none, valueOfPlace = byName, placeholder }: NameChoiceProps) {
  const choices = useChoices()
  const { nameOf, placeOf } = useDrawnNames()
  const listed = kinds.join(' ')
  const noneLabel = none?.label
  const options = useMemo(() => {
    const first = noneLabel === undefined ? [] : [{ value: NONE, label: noneLabel }]
    const names = listed.split(' ').flatMap((kind) =>
      (choices?.[kind as keyof VocabularyChoices] ?? []).map((name) => ({
        value: kind === 'places' ? valueOfPlace(name) : name,
        label: kind === 'places' ? placeOf(name) : nameOf(name),
        alsoCalled: name,
        note: texts.kinds[kind as keyof VocabularyChoices],
      })),
    )
    if (installedLocale() !== 'en') names.sort((a, b) => a.label.localeCompare(b.label, installedLocale()))
    return [...first, ...names]
  }, [choices, listed, noneLabel, nameOf, placeOf, valueOfPlace])
  return (
    <Combobox
      label={label}
      value={value ?? (none ? NONE : null)}
      options={options}
      placeholder={placeholder}
      emptyText={choices ? texts.choice.none : texts.choice.loading}
      onValueChange={(name) => (name === NONE ? none?.onPick() : onPick(name))}
      {...(onText && { unknown: { label: texts.choice.asText, onPick: onText } })}
    />
  )
}
