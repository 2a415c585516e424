import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import { adminTexts } from '../../texts/admin/operations.ts'
import { formatTime } from '../../texts/format.ts'
import { formatAge } from '../../texts/format-units.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { StatusDot } from '../../ui/feedback/status-dot.tsx'
import { Panel } from './panel.tsx'

const texts = adminTexts.workers
type Worker = Overview['workers'][number]

/** Worker processes with a lease. */
export const WorkersPanel = ({ workers, now }: { workers: readonly Worker[]; now: number }) => (
  <Panel title={texts.title}>
    {workers.some((worker) => worker.is_alive) ? null : <Banner tone="danger">{texts.empty}</Banner>}
    <ul className="divide-y divide-line">
      {workers.map((worker) => (
        <WorkerRow key={worker.id} worker={worker} now={now} />
      ))}
    </ul>
  </Panel>
)

function WorkerRow({ worker, now }: { worker: Worker; now: number }) {
  const age = formatAge((now - Date.parse(worker.heartbeat_at)) / 1_000)
  const details = [texts.running(worker.running), texts.heartbeat(age), texts.started(formatTime(worker.started_at))]
  return (
    <li className="grid gap-0.5 py-2.5">
      <div className="flex items-baseline justify-between gap-4 text-13">
        <span className="truncate font-medium">{worker.host ?? texts.unknownHost}</span>
        <StatusDot tone={worker.is_alive ? 'success' : 'danger'} word={worker.is_alive ? texts.alive : texts.lost} />
      </div>
      <p className="text-12 text-text-2">{worker.queues?.join(', ') ?? texts.all}</p>
      <p className="text-12 text-text-3 tabular-nums">{details.join(' · ')}</p>
      <p className="truncate text-11 text-text-3">{worker.id}</p>
    </li>
  )
}
