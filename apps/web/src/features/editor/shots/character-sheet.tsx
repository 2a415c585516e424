import { allShotsTexts as texts } from '../../../texts/editor/all-shots.ts'
import { useEditor } from '../session/editor-context.tsx'
import { fieldOf, textOf } from '../../../story-data/story-origins.ts'

/** The picture that shows how persons of the story look, which their other pictures follow; nothing for a story without one. */
export function CharacterSheet() {
  const sheet = useEditor(({ story }) => story.inputs.character_sheet)
  const id = textOf(fieldOf(sheet, 'media_id'))
  const names = fieldOf(sheet, 'names')
  if (id === null || !Array.isArray(names)) return null
  return (
    <figure className="mb-5 flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-3">
      <img
        src={`/media/${id}/image`}
        alt={texts.sheet.alt(names.join(', '))}
        className="aspect-video w-44 rounded-md bg-well object-contain"
      />
      <figcaption className="grid max-w-120 grow basis-44 gap-1">
        <span className="text-13 font-strong">{texts.sheet.title}</span>
        <span className="text-12 text-text-2">{texts.sheet.note(names.join(', '))}</span>
      </figcaption>
    </figure>
  )
}
