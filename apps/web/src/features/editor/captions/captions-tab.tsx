import { captionsOf, SUBTITLE_FORMATS, subtitleFile } from '@fablecut/domain/captions/subtitles'
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { captionsTexts as texts } from '../../../texts/editor/captions.ts'
import { wordsTexts } from '../../../texts/editor/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useEditor, useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'
import { newItemId } from '../session/new-ids.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { WordsPanel } from '../words/words-panel.tsx'
import { CaptionList } from './caption-list.tsx'
import { DetectTool } from './detect-tool.tsx'
import { canDetect } from './detection-request.ts'
import { saveSubtitles } from './save-subtitles.ts'

type Mode = 'lines' | 'words'
const MODES = (['lines', 'words'] as const).map((value) => ({ value, label: wordsTexts.mode[value] }))

/** Captions tab: detection, visibility and the list of captions; or the film's words, by which it is edited. */
export function CaptionsTab() {
  const timeline = useEditor(({ document }) => document.timeline)
  const categoryId = useEditor(({ story }) => story.categoryId)
  const lines = captionsOf(timeline.tracks)
  const hasTool = canDetect(timeline, categoryId)
  const [newLineId, setNewLineId] = useState<string | null>(null)
  const [mode, setMode] = useState<Mode>('lines')
  const modes = <Segmented size="sm" label={wordsTexts.mode.label} value={mode} segments={MODES} onValueChange={setMode} />
  if (mode === 'words') {
    return (
      <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto p-4">
        {modes}
        <WordsPanel />
      </div>
    )
  }
  return (
    <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto p-4">
      {lines.length > 0 && modes}
      {hasTool && <DetectTool />}
      <DisplayToggle isOn={timeline.globalConfig.captions.enabled} />
      <ListHead count={lines.length} onAdd={setNewLineId} />
      {lines.length > 0 ? (
        <CaptionList lines={lines} fps={timeline.globalConfig.fps} writtenId={newLineId} onWriting={() => setNewLineId(null)} />
      ) : (
        <p className="py-6 text-center text-13 text-text-3">{hasTool ? texts.noCaptionsDetect : texts.noCaptions}</p>
      )}
      {lines.length > 0 && <SaveButtons />}
    </div>
  )
}

function DisplayToggle({ isOn }: { isOn: boolean }) {
  const session = useEditorSession()
  return (
    <label htmlFor="display-caption" className="flex items-center justify-between text-13 text-text-2">
      {texts.display}
      <Switch
        id="display-caption"
        label={texts.display}
        checked={isOn}
        onCheckedChange={(enabled) => reportRefusal(session.apply({ type: 'setCaptionsEnabled', enabled }))}
      />
    </label>
  )
}

/** Duration of a new caption, in seconds. */
const NEW_LINE_SECONDS = 2

function ListHead({ count, onAdd }: { count: number; onAdd: (newId: string) => void }) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const add = () => {
    const newId = newItemId()
    const { tracks, globalConfig } = session.store.getState().document.timeline
    const refused = session.apply({
      type: 'addCaption',
      trackId: tracks.find(({ type }) => type === 'file')?.id,
      startFrame: playback.store.getState().frame,
      durationInFrames: NEW_LINE_SECONDS * globalConfig.fps,
      text: texts.newLine,
      newId,
    })
    if (reportRefusal(refused)) return
    session.select([newId])
    onAdd(newId)
  }
  return (
    <div className="flex items-center justify-between">
      <span className="text-12 text-text-3">{texts.captionCount(count)}</span>
      <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
        {texts.addCaption}
      </Button>
    </div>
  )
}

function SaveButtons() {
  const session = useEditorSession()
  const save = (format: (typeof SUBTITLE_FORMATS)[number]) => {
    const { story, document } = session.store.getState()
    saveSubtitles(story, format, subtitleFile(captionsOf(document.timeline.tracks), format, document.timeline.globalConfig.fps))
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {SUBTITLE_FORMATS.map((format) => (
        <Button key={format} size="sm" variant="line" icon={<Download aria-hidden />} onClick={() => save(format)}>
          {texts.download(format.toUpperCase())}
        </Button>
      ))}
    </div>
  )
}
