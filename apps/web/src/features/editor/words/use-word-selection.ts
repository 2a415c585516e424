import type { FilmWord } from '@fablecut/domain/timeline/words/film-words'
import { useState } from 'react'
import { useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'
import { jumpTo } from '../session/jump-to.ts'
import { wordEdits } from './word-edits.ts'

type Pressed = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}
/** What keys do with the sentence of the selection. Return whether they did. */
type SentenceKeys = { readonly change: (typed: string | null) => boolean; readonly move: (by: -1 | 1) => boolean }
type Place = { readonly anchor: number; readonly focus: number }

/** Selected words `from`–`to` by index, and words that were cut to be moved. `press` returns whether it handled a key. */
export function useWordSelection(words: readonly FilmWord[], sentence: SentenceKeys) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const [place, setPlace] = useState<Place | null>(null)
  const [lastCut, setCut] = useState<ReadonlySet<FilmWord> | null>(null)
  // After another edit the words of a caption may have other places in it.
  const cut = lastCut && words.some((word) => lastCut.has(word)) ? lastCut : null
  const within = (index: number): number => Math.min(Math.max(0, index), words.length - 1)
  const [from, to] = place ? [within(Math.min(place.anchor, place.focus)), within(Math.max(place.anchor, place.focus))] : [0, -1]
  const chosen = words.slice(from, to + 1)
  const edits = wordEdits(session)
  const put = (index: number, extends_: boolean): void => {
    const focus = within(index)
    setPlace({ anchor: extends_ && place ? place.anchor : focus, focus })
    const word = words[focus]
    if (word && !extends_) jumpTo(playback, word.startFrame)
  }
  const remove = (): void => {
    if (chosen.length > 0 && edits.deleteWords(chosen)) setPlace(null)
  }
  const cutOut = (): void => setCut(chosen.length > 0 ? new Set(chosen) : null)
  const paste = (): void => {
    const target = words[from]
    if (cut && target && !cut.has(target) && edits.moveWords([...cut], target)) setPlace(null)
    setCut(null)
  }
  const press = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean => {
    if (altKey) return (key === 'ArrowUp' && sentence.move(-1)) || (key === 'ArrowDown' && sentence.move(1))
    if (ctrlKey || metaKey) {
      const commands: Readonly<Record<string, () => void>> = {
        a: () => setPlace({ anchor: 0, focus: words.length - 1 }),
        x: cutOut,
        v: paste,
      }
      const command = commands[key.toLowerCase()]
      command?.()
      return command !== undefined
    }
    const focus = place?.focus ?? -1
    const steps: Readonly<Record<string, number>> = { ArrowLeft: focus - 1, ArrowRight: focus + 1, Home: 0, End: words.length - 1 }
    if (Object.hasOwn(steps, key)) put(steps[key]!, shiftKey)
    else if (key === 'Delete' || key === 'Backspace') remove()
    else if (key === 'Escape' && (place || cut)) {
      setPlace(null)
      setCut(null)
    } else if (key === 'Enter') return sentence.change(null)
    else return isTyped(key) && place !== null && sentence.change(key)
    return true
  }
  return {
    from,
    to,
    cut,
    select: (at: number) => setPlace({ anchor: at, focus: at }),
    isEmpty: place === null,
    place: put,
    extendTo: (index: number) => put(index, true),
    press,
    remove,
    cutOut,
    paste,
  }
}

/** Space plays the film. */
const isTyped = (key: string): boolean => key !== ' ' && [...key].length === 1
