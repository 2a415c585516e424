import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { searchTexts } from '../texts/community/search.ts'
import { cx } from '../ui/class-names.ts'
import { SearchInput } from '../ui/form/search-input.tsx'
import { isSearchKey } from './search-key.ts'

const MAX_QUERY = 200

/** Search field of the header; the search page has its own. `/` focuses the field that is there, or opens the search page. */
export function HeaderSearch({ className }: { className?: string }) {
  const navigate = useNavigate()
  const isOnPage = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') === '/search' })
  const [query, setQuery] = useState('')
  const open = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    const field = [...document.querySelectorAll<HTMLInputElement>('[role="search"] input')].find((input) => input.checkVisibility())
    field?.focus()
    field?.select()
    if (!field) void navigate({ to: '/search' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => open(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (isOnPage) return null
  return (
    <form
      role="search"
      aria-label={searchTexts.label}
      className={cx('w-60', className)}
      onSubmit={(event) => {
        event.preventDefault()
        if (query.trim() === '') return
        setQuery('')
        void navigate({ to: '/search', search: { q: query.trim() } })
      }}
    >
      <SearchInput label={searchTexts.field} value={query} maxLength={MAX_QUERY} onChange={setQuery} />
    </form>
  )
}
