import { musicBeyondFilm } from '@fablecut/domain/timeline/edit/following-music'
import type { Track } from '@fablecut/domain/timeline/model'
import { Scissors } from 'lucide-react'
import { propertiesTexts as texts } from '../../../texts/editor/properties.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { reportRefusal } from '../session/report-refusal.ts'

const isOf = (track: Track, itemId: string | undefined): boolean => itemId === undefined || track.items.some(({ id }) => id === itemId)

/** Offers to trim music beyond the last clip. `itemId`: only on that item's track. */
export function TrimMusic({ itemId }: { itemId?: string }) {
  const session = useEditorSession()
  const timeline = useEditor(({ document }) => document.timeline)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const tracks = musicBeyondFilm(timeline).filter((track) => isOf(track, itemId))
  if (tracks.length === 0) return null
  const trim = () => reportRefusal(session.apply({ type: 'trimMusic', trackIds: tracks.map(({ id }) => id) }))
  return (
    <div className="grid gap-2">
      <p className="text-12 text-text-3">{texts.musicBeyondFilm}</p>
      <Button size="sm" variant="line" icon={<Scissors aria-hidden />} disabled={isReadOnly} className="justify-self-start" onClick={trim}>
        {texts.trimMusic}
      </Button>
    </div>
  )
}
