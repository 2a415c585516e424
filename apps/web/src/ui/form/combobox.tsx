import { Combobox as Base } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'
import { fieldClass } from './field-style.ts'

type ComboboxOption = {
  value: string
  label: string
  /** Another name that finds it. */
  alsoCalled?: string
  note?: string
}

type ComboboxProps = {
  label: string
  /** Null: nothing is chosen. A value without an option is shown as it is. */
  value: string | null
  options: readonly ComboboxOption[]
  onValueChange: (value: string) => void
  placeholder?: string
  /** Shown when no option matches. */
  emptyText: string
  /** Offers what was typed when no option has that name. */
  unknown?: { label: (typed: string) => string; onPick: (typed: string) => void }
  maxLength?: number
}

/** Options listed at most; typing narrows them. */
const MAX_LISTED = 40
const TYPED = '\u0000typed'

/** Text field that searches a list. `label` is its accessible name. */
export function Combobox({ label, value, options, onValueChange, placeholder, emptyText, unknown, maxLength = 60 }: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const current = useMemo(
    () => (value === null ? null : (options.find((option) => option.value === value) ?? { value, label: value })),
    [options, value],
  )
  const query = (typed ?? '').trim()
  const isUnknown =
    unknown && query !== '' && !options.some((option) => namesOf(option).some((name) => name.toLowerCase() === query.toLowerCase()))
  const ranked = useMemo(() => beginningFirst(options, query), [options, query])
  const items: readonly ComboboxOption[] = isUnknown ? [...ranked, { value: TYPED, label: unknown.label(query) }] : ranked
  return (
    <Base.Root<ComboboxOption>
      items={items}
      value={current}
      inputValue={typed ?? current?.label ?? ''}
      limit={MAX_LISTED}
      autoHighlight
      filter={(option, text) => option.value === TYPED || namesOf(option).some((name) => matches(name, text))}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' || reason === 'input-clear' ? text : null)}
      onOpenChange={(isOpen) => !isOpen && setTyped(null)}
      onValueChange={(option) => {
        if (option?.value === TYPED) unknown?.onPick(query)
        else if (option) onValueChange(option.value)
      }}
    >
      <Base.Input
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        className={fieldClass('sm', 'touch:h-10')}
      />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-40">
          <Base.Popup
            aria-label={label}
            className="max-h-[min(var(--available-height),320px)] w-(--anchor-width) min-w-56 overflow-y-auto rounded-card bg-raised p-1.5 shadow-pop"
          >
            <Base.Empty className="px-2.5 py-2 text-13 text-text-3 empty:hidden">{emptyText}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-8.5 items-center gap-2 rounded-sm px-2.5 py-1 text-13 outline-none data-highlighted:bg-hover touch:min-h-11"
                >
                  <span className="min-w-0 grow break-words">{option.label}</span>
                  {option.note && <span className="shrink-0 text-12 text-text-3">{option.note}</span>}
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const namesOf = ({ label, alsoCalled }: ComboboxOption): string[] => (alsoCalled === undefined ? [label] : [label, alsoCalled])

/** Whether some word of the name begins with the text. */
const matches = (name: string, text: string): boolean => ` ${name.toLowerCase()}`.includes(` ${text.trim().toLowerCase()}`)

/** Options whose label begins with the text come before those with a later word that does. */
function beginningFirst(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  if (text === '') return options
  const begins = ({ label }: ComboboxOption): boolean => label.toLowerCase().startsWith(text.toLowerCase())
  return [...options.filter(begins), ...options.filter((option) => !begins(option))]
}
