import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { FramedVideoPlayer } from '../../../../ui/video-player/framed-video-player.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import type { ExportPart, ExportPlace, ExportState, Rendering } from './exporter.ts'
import { ExportOptions } from './export-options.tsx'
import { download } from './use-exporter.ts'

const texts = pageTexts.export

type ExportPanelProps = RunningActions & {
  state: ExportState
  onStart: (part: ExportPart, place: ExportPlace) => void
  onClose: () => void
  onAgain: () => void
}
type RunningActions = { onCancel: () => void; onReplace: () => void; onQueueNext: () => void }

/** Non-modal panel of the export. Closing it does not cancel the export. */
export function ExportPanel({ state, onStart, onClose, onAgain, ...actions }: ExportPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.title}
      className="absolute end-3 bottom-14 z-30 grid w-96 max-w-[calc(100%-24px)] gap-3 rounded-card bg-raised p-4 shadow-pop outline-none"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="flex items-center justify-between">
        <h2 className="text-14 font-strong">{texts.title}</h2>
        <IconButton label={texts.close} icon={<X aria-hidden />} size="sm" onClick={onClose} />
      </div>
      {state.phase === 'idle' && <ExportOptions onStart={onStart} />}
      {(state.phase === 'saving' || state.phase === 'rendering') && <Running state={state} {...actions} />}
      {state.phase === 'done' && (state.url === null ? <p>{texts.here.saved}</p> : <Film url={state.url} />)}
      {state.phase === 'failed' && (
        <>
          <p className="text-danger wrap-anywhere">{state.message}</p>
          <p className="text-12 text-text-3">{texts.storySaved}</p>
          <Button size="sm" className="justify-self-end" onClick={onAgain}>
            {texts.retry}
          </Button>
        </>
      )}
    </section>
  )
}

function Running({ state, ...actions }: RunningActions & { state: Extract<ExportState, { phase: 'saving' | 'rendering' }> }) {
  const percent = state.phase === 'rendering' ? state.percent : null
  return (
    <>
      <Progress
        label={
          state.phase === 'saving'
            ? texts.saving
            : percent === null
              ? texts.waiting
              : state.phase === 'rendering' && state.isHere
                ? texts.here.rendering
                : texts.rendering
        }
        percent={percent}
        value={percent === null ? '' : `${percent}%`}
        next={state.phase === 'rendering' && state.isHere ? texts.here.next : texts.next}
      />
      {state.phase === 'rendering' && !state.isHere && <EarlierVersion state={state} {...actions} />}
      <Button size="sm" variant="ghost" className="justify-self-end" onClick={actions.onCancel}>
        {texts.cancel}
      </Button>
    </>
  )
}

/** Options for this version while an earlier one, or a range by another page, is being exported. */
function EarlierVersion({ state, onReplace, onQueueNext }: RunningActions & { state: Rendering }) {
  const isCurrent = useEditor(({ document }) => document === state.document)
  if (isCurrent) return null
  const isOtherRange = state.document === null && state.part === 'range'
  if (state.isNextQueued) return <p className="text-12 text-text-2">{texts.earlierExport.queued}</p>
  return (
    <div className="grid gap-2">
      <p className="text-12 text-text-2">{isOtherRange ? texts.earlierExport.range : texts.earlierExport.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="line" onClick={onQueueNext}>
          {texts.earlierExport.wait}
        </Button>
        <Button size="sm" variant="line" onClick={onReplace}>
          {texts.earlierExport.replace}
        </Button>
      </div>
    </div>
  )
}

function Film({ url }: { url: string }) {
  const { title, size } = useEditor(({ story }) => story)
  return (
    <>
      <FramedVideoPlayer src={url} title={texts.film(title)} width={size.width} height={size.height} failedText={texts.filmFailed} />
      <Button size="sm" icon={<Download aria-hidden />} className="justify-self-end" onClick={() => download(url)}>
        {texts.download}
      </Button>
    </>
  )
}
