import { useState } from 'react'
import { versionTexts as texts } from '../../../texts/editor/versions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { KeepVersion } from './keep-version.tsx'
import { useVersions } from './use-versions.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionRow } from './version-row.tsx'

/** Lists the versions of the story; two of them are compared, one is restored. `onReopen` loads the stored story. */
export function VersionsDialog({ onClose, onReopen }: { onClose: () => void; onReopen: () => void }) {
  const [comparedId, setComparedId] = useState<string | null>(null)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const { list, keep, rename, remove, restore } = useVersions(onClose, onReopen)
  const versions = list.data?.versions ?? []
  const isBusy = keep.isPending || rename.isPending || remove.isPending || restore.isPending
  if (comparedId !== null)
    return (
      <Dialog open onOpenChange={onClose} title={texts.comparison.title} width="lg" phone="full" onBack={() => setComparedId(null)}>
        <VersionComparison versions={versions} versionId={comparedId} />
      </Dialog>
    )
  return (
    <Dialog open onOpenChange={onClose} title={texts.title} description={texts.description} width="lg" phone="full">
      {!isReadOnly && <KeepVersion isBusy={keep.isPending} onKeep={(name) => keep.mutateAsync(name)} />}
      {list.isPending && <Skeleton className="mt-4 h-16 rounded-md" />}
      {list.isError && (
        <p role="alert" className="mt-4 flex items-center gap-3 text-13 text-text-2">
          {texts.loadError}
          <Button size="sm" onClick={() => void list.refetch()}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      {list.data && versions.length === 0 && <p className="mt-4 text-13 text-text-2">{texts.empty}</p>}
      <ul className="mt-4 grid gap-1">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isBusy={isBusy}
            isReadOnly={isReadOnly}
            onCompare={() => setComparedId(version.id)}
            onRestore={() => restore.mutate(version.id)}
            onRename={(name) => rename.mutate({ versionId: version.id, name })}
            onDelete={() => remove.mutate(version.id)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
