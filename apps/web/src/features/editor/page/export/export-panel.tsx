import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { VideoPlayer } from '../../../../ui/video-player/video-player.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import type { ExportState } from './exporter.ts'
import { download } from './use-exporter.ts'

const texts = pageTexts.export

type ExportPanelProps = { state: ExportState; onClose: () => void; onAgain: () => void; onCancel: () => void }

/** Beside the button, over nothing that is edited: one can edit on meanwhile. Closing leaves the export running. Source: ED-82. */
export function ExportPanel({ state, onClose, onAgain, onCancel }: ExportPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.title}
      className="absolute right-3 bottom-14 z-30 grid w-96 max-w-[calc(100%-24px)] gap-3 rounded-card bg-raised p-4 shadow-pop outline-none"
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
      {(state.phase === 'saving' || state.phase === 'rendering') && <Running state={state} onCancel={onCancel} />}
      {state.phase === 'done' && <Film url={state.url} />}
      {state.phase === 'failed' && (
        <>
          <p className="text-danger wrap-anywhere">{state.message}</p>
          <p className="text-12 text-text-3">{texts.kept}</p>
          <Button size="sm" className="justify-self-end" onClick={onAgain}>
            {texts.again}
          </Button>
        </>
      )}
    </section>
  )
}

function Running({ state, onCancel }: { state: Extract<ExportState, { phase: 'saving' | 'rendering' }>; onCancel: () => void }) {
  const percent = state.phase === 'rendering' ? state.percent : null
  return (
    <>
      <Progress
        label={state.phase === 'saving' ? texts.saving : percent === null ? texts.waiting : texts.rendering}
        percent={percent}
        value={percent === null ? '' : `${percent}%`}
        next={texts.next}
      />
      <Button size="sm" variant="ghost" className="justify-self-end" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </>
  )
}

function Film({ url }: { url: string }) {
  const { title, size } = useEditor(({ story }) => story)
  return (
    <>
      <VideoPlayer src={url} title={texts.film(title)} width={size.width} height={size.height} failedText={texts.filmFailed} />
      <Button size="sm" icon={<Download aria-hidden />} className="justify-self-end" onClick={() => download(url)}>
        {texts.download}
      </Button>
    </>
  )
}
