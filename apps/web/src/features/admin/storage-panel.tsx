import type { Overview } from '@fablecut/contracts/operations/admin/get-overview'
import { adminTexts } from '../../texts/admin/operations.ts'
import { formatBytes } from '../../texts/format-units.ts'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Panel } from './panel.tsx'

const texts = adminTexts.storage
type Storage = Overview['storage']

/** Disk and caches with their limits, and the size of all files. */
export function StoragePanel({ storage }: { storage: Storage }) {
  const used = storage.disk_total_bytes - storage.disk_free_bytes
  const place = storage.bucket === null ? texts.folder : texts.bucket(storage.bucket)
  return (
    <Panel title={texts.title}>
      <div className="grid gap-5">
        <Progress
          label={texts.disk}
          percent={percentOf(used, storage.disk_total_bytes)}
          value={texts.free(formatBytes(storage.disk_free_bytes), formatBytes(storage.disk_total_bytes))}
          next={texts.minFree(formatBytes(storage.min_free_bytes))}
        />
        <p className="flex items-baseline justify-between gap-4 text-12">
          <span className="font-medium">{texts.stored}</span>
          <span className="text-text-2 tabular-nums">
            {formatBytes(storage.stored_bytes)} {place}
          </span>
        </p>
        {storage.caches.map((cache) => (
          <CacheUse key={cache.name} cache={cache} />
        ))}
      </div>
    </Panel>
  )
}

function CacheUse({ cache: { name, bytes, max_bytes: limit } }: { cache: Storage['caches'][number] }) {
  const value = bytes === null ? texts.uncounted(formatBytes(limit)) : texts.used(formatBytes(bytes), formatBytes(limit))
  return <Progress label={texts.caches[name]} percent={bytes === null ? null : percentOf(bytes, limit)} value={value} />
}

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 100)))
