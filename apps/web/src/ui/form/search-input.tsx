import { Search } from 'lucide-react'
import { fieldClass } from './field-style.ts'

type SearchInputProps = { label: string; value: string; maxLength: number; onChange: (value: string) => void }

/** A search field; its label is also its placeholder. */
export function SearchInput({ label, value, maxLength, onChange }: SearchInputProps) {
  return (
    <label className="relative block min-w-0">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 start-2.5 size-4 text-text-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        className={fieldClass('md', 'ps-8.5! text-13!')}
      />
    </label>
  )
}
