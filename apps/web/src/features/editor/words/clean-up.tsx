import { framesIn, mergedRanges, type FilmRange } from '@fablecut/domain/timeline/words/film-range'
import { isFillerWord } from '@fablecut/domain/timeline/words/filler-words'
import type { FilmWord } from '@fablecut/domain/timeline/words/film-words'
import { findPauses } from '@fablecut/domain/timeline/words/find-pauses'
import { framesOfWords } from '@fablecut/domain/timeline/words/word-frames'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { useState } from 'react'
import { wordsTexts } from '../../../texts/editor/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { wordEdits } from './word-edits.ts'

const texts = wordsTexts.cleanUp
const PAUSE_OPTIONS = ['0.5', '0.75', '1', '1.5', '2'].map((value) => ({ value, label: texts.seconds(Number(value)) }))

/** What would be removed: filler words, or pauses as ranges of the film. */
export type Removable = { readonly fillers: readonly FilmWord[]; readonly pauses: readonly FilmRange[] }

type CleanUpProps = {
  words: readonly FilmWord[]
  /** Called with the filler words or the pauses that would be removed. */
  onPreview: (found: Removable) => void
}

/** Removal of filler words and pauses: first how many there are and how much shorter the film gets, then one edit. */
export function CleanUp({ words, onPreview }: CleanUpProps) {
  const session = useEditorSession()
  const timeline = useEditor(({ document }) => document.timeline)
  const [what, setWhat] = useState<'fillers' | 'pauses' | null>(null)
  const [pause, setPause] = useState('1')
  const { fps } = timeline.globalConfig
  const pausesLongerThan = (seconds: string) => findPauses(timeline.tracks, { seconds: Number(seconds), fps })
  const open = (next: typeof what): void => {
    setWhat(next)
    onPreview({ fillers: next === 'fillers' ? words.filter(isFillerWord) : [], pauses: next === 'pauses' ? pausesLongerThan(pause) : [] })
  }
  const choosePause = (seconds: string): void => {
    setPause(seconds)
    onPreview({ fillers: [], pauses: pausesLongerThan(seconds) })
  }
  if (what === null) {
    return (
      <div className="grid grid-cols-2 gap-2">
        <Button size="sm" onClick={() => open('fillers')}>
          {texts.fillers}
        </Button>
        <Button size="sm" onClick={() => open('pauses')}>
          {texts.pauses}
        </Button>
      </div>
    )
  }
  const ranges = what === 'fillers' ? fillerRanges(timeline) : pausesLongerThan(pause)
  const count = what === 'fillers' ? words.filter(isFillerWord).length : ranges.length
  const seconds = (framesIn(mergedRanges(ranges)) / fps).toFixed(1)
  return (
    <div role="group" aria-label={texts[what]} className="grid gap-2 rounded-md border border-line p-2">
      {what === 'pauses' && <Select size="sm" label={texts.longer} value={pause} options={PAUSE_OPTIONS} onValueChange={choosePause} />}
      <p role="status" className="text-13 text-text-2">
        {texts.found(count, seconds)}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button size="sm" variant="ghost" onClick={() => open(null)}>
          {texts.cancel}
        </Button>
        <Button size="sm" disabled={count === 0} onClick={() => wordEdits(session).deleteRanges(ranges) && open(null)}>
          {texts.apply(count)}
        </Button>
      </div>
    </div>
  )
}

const fillerRanges = (timeline: Timeline): readonly FilmRange[] => framesOfWords(timeline, isFillerWord)
