import type { Track } from '@fablecut/domain/timeline/model'
import { useState } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useEditorSession } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'

const texts = timelineTexts.track

type RenameTrackDialogProps = { track: Track; open: boolean; onOpenChange: (open: boolean) => void }

/** An empty name is that of the track's kind. */
export function RenameTrackDialog({ track, open, onOpenChange }: RenameTrackDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.renameTitle} width="sm">
      {open && <NameForm track={track} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function NameForm({ track, onDone }: { track: Track; onDone: () => void }) {
  const session = useEditorSession()
  const [name, setName] = useState(track.name ?? '')
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!reportRefusal(session.apply({ type: 'updateTrack', trackId: track.id, name: name.trim() }))) onDone()
      }}
    >
      <TextInput aria-label={texts.name} value={name} maxLength={200} onChange={(event) => setName(event.target.value)} className="grow" />
      <Button type="submit" variant="primary">
        {texts.save}
      </Button>
    </form>
  )
}
