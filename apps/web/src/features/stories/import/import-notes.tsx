import type { WireImportedStory } from '@fablecut/contracts/wire/project'
import { storyImportTexts as texts } from '../../../texts/story-import.ts'

/** What of a file is not in the imported story as it was. */
export function ImportNotes({ notes }: Pick<WireImportedStory, 'notes'>) {
  if (notes.length === 0) return <p className="text-14 text-text-2">{texts.done.whole}</p>
  return (
    <>
      <p className="text-14 text-text-2">{texts.done.partly}</p>
      <ul tabIndex={0} aria-label={texts.done.partly} className="mt-2 grid max-h-60 gap-1.5 overflow-y-auto rounded-sm text-13 text-text">
        {notes.map(({ type, name, count }) => (
          <li key={`${type} ${name}`} className="wrap-anywhere">
            {texts.notes[type](name, count)}
          </li>
        ))}
      </ul>
    </>
  )
}
