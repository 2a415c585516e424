import type { Track } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { NameDialog } from '../../../../ui/overlays/name-dialog.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'

const texts = timelineTexts.track

/** An empty name is that of the track's kind. */
export function RenameTrackDialog({ track, onClose }: { track: Track; onClose: () => void }) {
  const session = useEditorSession()
  const save = (name: string) => {
    if (!reportRefusal(session.apply({ type: 'updateTrack', trackId: track.id, name }))) onClose()
  }
  return (
    <NameDialog
      optional
      title={texts.renameTitle}
      label={texts.name}
      confirm={texts.save}
      name={track.name}
      maxLength={200}
      onSave={save}
      onClose={onClose}
    />
  )
}
