import { timecode } from '@fablecut/domain/timeline/output'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { useState } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import type { ExportPart, ExportPlace } from './exporter.ts'
import { useEncoders } from './use-encoders.ts'

const texts = pageTexts.export.options

/** Choice of what is exported and where; the range is chosen where one is marked. */
export function ExportOptions({ onStart }: { onStart: (part: ExportPart, place: ExportPlace) => void }) {
  const support = useEncoders()
  const [isHere, setHere] = useState(false)
  const encoders = isHere && support !== null && typeof support === 'object' ? support : null
  const range = useEditor(({ document: { timeline } }) => timeline.range)
  const frames = useEditor(({ document: { timeline } }) => totalFrames(timeline.tracks))
  const fps = useEditor(({ document: { timeline } }) => timeline.globalConfig.fps)
  const isInFilm = range !== undefined && range.startFrame < frames
  const [chosen, setChosen] = useState<ExportPart>(isInFilm ? 'range' : 'film')
  const part = isInFilm ? chosen : 'film'
  const length = part === 'range' && range ? Math.min(range.endFrame, frames) - range.startFrame : frames
  return (
    <>
      {isInFilm && (
        <Segmented
          label={texts.part}
          value={part}
          onValueChange={setChosen}
          segments={[
            { value: 'film', label: texts.film },
            { value: 'range', label: texts.range },
          ]}
        />
      )}
      <p className="text-12 text-text-2 tabular-nums">
        {texts.length(
          timecode(length, fps),
          part === 'range' && range ? `${timecode(range.startFrame, fps)} – ${timecode(range.startFrame + length, fps)}` : null,
        )}
      </p>
      <p className="text-12 text-text-3">{isInFilm ? part === 'range' && texts.rangeNote : texts.noRange}</p>
      <Segmented
        label={texts.place}
        value={isHere ? 'here' : 'server'}
        onValueChange={(next) => setHere(next === 'here')}
        segments={[
          { value: 'server', label: texts.server },
          { value: 'here', label: texts.here, ...(typeof support === 'string' && { disabled: true, reason: texts.missing[support] }) },
        ]}
      />
      <p className="text-12 text-text-3">{isHere ? texts.hereNote(encoders?.audio ?? null) : texts.serverNote}</p>
      <Button
        size="sm"
        variant="primary"
        className="justify-self-end"
        aria-disabled={isHere && !encoders}
        onClick={() => (isHere ? encoders && onStart(part, encoders) : onStart(part, 'server'))}
      >
        {texts.start}
      </Button>
    </>
  )
}
