import type { FilmWord } from '@fablecut/domain/timeline/words/film-words'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState, type Ref } from 'react'
import { wordsTexts as texts } from '../../../texts/editor/words.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { usePlaybackControls } from '../session/editor-context.tsx'
import { jumpTo } from '../session/jump-to.ts'

type WordSearchProps = {
  ref: Ref<HTMLInputElement>
  words: readonly FilmWord[]
  /** `current`: the match that is shown; null without one. */
  onMatches: (matches: readonly FilmWord[], current: FilmWord | null) => void
}

/** Search in the words; Enter and the buttons go to the next match. */
export function WordSearch({ ref, words, onMatches }: WordSearchProps) {
  const playback = usePlaybackControls()
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const matches = matchesOf(words, query)
  const show = (at: number, found = matches): void => {
    const place = found.length === 0 ? 0 : (at + found.length) % found.length
    setIndex(place)
    onMatches(found, found[place] ?? null)
    if (found[place]) jumpTo(playback, found[place].startFrame)
  }
  return (
    <div className="flex items-center gap-1">
      <TextInput
        ref={ref}
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={query}
        className="min-w-0 grow"
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          show(0, matchesOf(words, event.currentTarget.value))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          show(index + (event.shiftKey ? -1 : 1))
        }}
      />
      {query.trim() !== '' && (
        <span role="status" className="shrink-0 text-12 text-text-3 tabular-nums">
          {texts.matches(index + 1, matches.length)}
        </span>
      )}
      <IconButton
        size="sm"
        label={texts.previous}
        disabled={matches.length === 0}
        icon={<ChevronUp aria-hidden />}
        onClick={() => show(index - 1)}
      />
      <IconButton
        size="sm"
        label={texts.next}
        disabled={matches.length === 0}
        icon={<ChevronDown aria-hidden />}
        onClick={() => show(index + 1)}
      />
    </div>
  )
}

/** The first words of places where the words of the query follow each other; the last one may be its beginning. */
function matchesOf(words: readonly FilmWord[], query: string): readonly FilmWord[] {
  const parts = query
    .split(/\s+/u)
    .map(letters)
    .filter((part) => part !== '')
  if (parts.length === 0) return []
  const spoken = words.map(({ text }) => letters(text))
  return words.filter((_, at) =>
    parts.every((part, n) => (n === parts.length - 1 ? spoken[at + n]?.includes(part) : spoken[at + n] === part)),
  )
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
