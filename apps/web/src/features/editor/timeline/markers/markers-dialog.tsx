import { MARKER_COLORS } from '@fablecut/domain/timeline/edit/markers/markers'
import type { Marker } from '@fablecut/domain/timeline/model'
import { timecode } from '@fablecut/domain/timeline/output'
import { Trash2 } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { cx } from '../../../../ui/class-names.ts'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useEditor, useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { jumpTo } from '../../session/jump-to.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useTimelineTools, useView } from '../timeline-context.tsx'

const texts = timelineTexts.markers

/** List of all markers: go there, name, colour, delete. */
export function MarkersDialog() {
  const { view } = useTimelineTools()
  const shown = useView((state) => state.showsMarkers)
  const markers = useEditor(({ document }) => document.timeline.markers)
  return (
    <Dialog open={shown !== false} onOpenChange={(open) => view.setState({ showsMarkers: open })} title={texts.title} width="md">
      {markers ? (
        <ul className="grid gap-2">
          {markers.map((marker) => (
            <MarkerRow key={marker.id} marker={marker} isNamed={typeof shown === 'object' && shown.markerId === marker.id} />
          ))}
        </ul>
      ) : (
        <p className="text-13 text-text-2">{texts.none}</p>
      )}
    </Dialog>
  )
}

/** `isNamed`: its name has the focus when the list opens. */
function MarkerRow({ marker: { id: markerId, frame, name = '', color }, isNamed }: { marker: Marker; isNamed: boolean }) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const at = timecode(frame, fps)
  const update = (change: { name?: string; color?: string }): void =>
    void reportRefusal(session.apply({ type: 'updateMarker', markerId, ...change }))
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Button size="sm" variant="ghost" aria-label={texts.goTo(at)} onClick={() => jumpTo(playback, frame)}>
        <span className="tabular-nums">{at}</span>
      </Button>
      <span className="min-w-32 flex-1">
        <TextInput
          key={name}
          size="sm"
          {...(isNamed && { 'data-autofocus': true })}
          aria-label={texts.nameOf(at)}
          placeholder={texts.unnamed}
          defaultValue={name}
          maxLength={200}
          onBlur={(event) => update({ name: event.target.value.trim() })}
        />
      </span>
      <span role="radiogroup" aria-label={texts.colorOf(at)} className="flex gap-1">
        {MARKER_COLORS.map((offered, index) => (
          <button
            key={offered}
            type="button"
            role="radio"
            aria-checked={offered === color}
            aria-label={texts.colors[index]}
            onClick={() => update({ color: offered })}
            className={cx('size-5 rounded-full outline-offset-2', offered === color ? 'outline-2 outline-text' : 'focus-visible:outline-2')}
            style={{ backgroundColor: offered }}
          />
        ))}
      </span>
      <IconButton
        size="sm"
        label={texts.remove(at)}
        icon={<Trash2 />}
        onClick={() => void reportRefusal(session.apply({ type: 'removeMarker', markerId }))}
      />
    </li>
  )
}
