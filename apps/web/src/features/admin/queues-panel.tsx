import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import { adminTexts } from '../../texts/admin/operations.ts'
import { formatAge } from '../../texts/format-units.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FigureTable } from './figure-table.tsx'
import { Panel } from './panel.tsx'

const texts = adminTexts.queues
const ageOrNone = (seconds: number | null): string => (seconds === null ? '–' : formatAge(seconds))

/** Work per queue, and queues that nobody serves. */
export function QueuesPanel({ queues }: Pick<Overview, 'queues'>) {
  const unserved = queues.filter(({ workers }) => workers === 0)
  const rows = queues.map((queue) => ({
    key: queue.name,
    cells: [
      texts.names[queue.name] ?? queue.name,
      queue.workers,
      queue.waiting,
      queue.running,
      ageOrNone(queue.oldest_waiting_seconds),
      ageOrNone(queue.oldest_running_seconds),
    ],
  }))
  return (
    <Panel title={texts.title}>
      <FigureTable
        label={texts.title}
        head={[texts.name, texts.workers, texts.waiting, texts.running, texts.oldest, texts.longest]}
        rows={rows}
      />
      {unserved.length > 0 && (
        <Banner tone="danger" className="mt-3">
          {texts.unserved(unserved.map(({ name }) => name).join(', '))}
        </Banner>
      )}
    </Panel>
  )
}
