import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Download } from 'lucide-react'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { useMakerName } from '../../story-data/makers/use-maker-name.ts'
import { actionVideoTexts } from '../../texts/action-video.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { FramedVideoPlayer } from '../../ui/video-player/framed-video-player.tsx'
import { type ActionResult, useActionRun } from './use-action-run.ts'

const texts = actionVideoTexts.run

type ActionRunPanelProps = { workflowRunId: string; onAgain: () => void }

/** A run: its progress, its video, or why there is none. */
export function ActionRunPanel({ workflowRunId, onAgain }: ActionRunPanelProps) {
  const run = useActionRun(workflowRunId)
  return (
    <section aria-label={texts.title} className="mb-8 grid max-w-220 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      {run.state === 'done' && <Done result={run.result} onAgain={onAgain} />}
      {run.state === 'loading' && <Skeleton className="h-16" />}
      {(run.state === 'waiting' || run.state === 'running' || run.state === 'lost') && (
        <Running workflowRunId={workflowRunId} state={run.state} />
      )}
      {run.state === 'failed' && <Ended title={texts.failedTitle} message={run.message} note={texts.refunded} onAgain={onAgain} />}
      {run.state === 'canceled' && <Ended title={texts.canceled} message={null} note={texts.refunded} onAgain={onAgain} />}
      {run.state === 'unknown' && <Ended title={texts.unknown} message={null} note={null} onAgain={onAgain} />}
    </section>
  )
}

function Done({ result, onAgain }: { result: ActionResult; onAgain: () => void }) {
  const makerName = useMakerName()
  return (
    <>
      <header className="grid gap-1">
        <h2 className="text-16 font-strong">{texts.done}</h2>
        <p role="status" className="text-13 text-text-2">
          {texts.doneNote} {texts.madeBy(makerName(result.ai_model))}.
        </p>
      </header>
      <FramedVideoPlayer
        src={result.video_url}
        poster={result.thumbnail_url}
        title={texts.title}
        width={result.width}
        height={result.height}
        failedText={texts.playbackFailed}
      />
      <div className="flex flex-wrap gap-2">
        <a href={result.video_url} download="action-video.mp4" className={buttonClass({ variant: 'raised' })}>
          <Download aria-hidden />
          {texts.download}
        </a>
        <Button variant="ghost" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </>
  )
}

function Running({ workflowRunId, state }: { workflowRunId: string; state: 'waiting' | 'running' | 'lost' }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => api.workflow.cancel({ workflowRunId }),
    onError: (error) => toast.error(texts.cancelFailed(messageOf(error))),
    onSettled: () => client.invalidateQueries({ queryKey: query.workflow.status.key() }),
  })
  return (
    <>
      <Progress label={state === 'lost' ? texts.lost : state === 'waiting' ? texts.waiting : texts.running} percent={null} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-13 text-text-3">{texts.note}</p>
        <Button variant="ghost" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}

type EndedProps = { title: string; message: string | null; note: string | null; onAgain: () => void }

function Ended({ title, message, note, onAgain }: EndedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <h2 className="flex items-center gap-2 text-16 font-strong">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
        {title}
      </h2>
      {message && <p className="text-13 text-text-2">{message}</p>}
      {note && <p className="text-13 text-text-3">{note}</p>}
      <Button size="sm" className="mt-1" onClick={onAgain}>
        {texts.start}
      </Button>
    </div>
  )
}
