import type { WireStoryVersion } from '@fablecut/contracts/wire/story-version'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { compareDocuments } from '@fablecut/domain/timeline/edit/versions/compare-documents'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../../api/client.ts'
import { comparisonTexts, versionTexts } from '../../../texts/editor/versions.ts'
import { Select } from '../../../ui/form/select.tsx'
import { useEditor } from '../session/editor-context.tsx'
import { PicturePairs } from './picture-pairs.tsx'
import { labelOf } from './use-versions.ts'
import { versionDocument } from './version-document.ts'

const texts = versionTexts.comparison
/** The document of the open editor, among the ids of versions. */
const NOW = 'now'

type VersionComparisonProps = { versions: readonly WireStoryVersion[]; versionId: string }

const labels = [texts.before, texts.after] as const

/** Compares two versions, first of all one with the story as it is: in words, and shot by shot in pictures. */
export function VersionComparison({ versions, versionId }: VersionComparisonProps) {
  const [ids, setIds] = useState<readonly [string, string]>([versionId, NOW])
  const before = useDocument(ids[0])
  const after = useDocument(ids[1])
  const comparison = useMemo(
    () => before.document && after.document && compareDocuments(before.document, after.document),
    [before.document, after.document],
  )
  const options = [
    { value: NOW, label: texts.now },
    ...versions.map((version) => ({ value: version.id, label: `${labelOf(version)}, ${versionTexts.time(version.stored_at)}` })),
  ]
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {([0, 1] as const).map((side) => (
          <div key={side} className="grid gap-1">
            <span aria-hidden className="text-12 text-text-2">
              {labels[side]}
            </span>
            <Select
              label={labels[side]}
              size="sm"
              value={ids[side]}
              options={options}
              onValueChange={(id) => setIds(side === 0 ? [id, ids[1]] : [ids[0], id])}
            />
          </div>
        ))}
      </div>
      {(before.isError || after.isError) && <p role="alert">{versionTexts.loadError}</p>}
      <div role="status">
        {comparison ? (
          <ul className="grid gap-1 text-14">
            {comparisonTexts(comparison).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <p className="text-13 text-text-2">{texts.loading}</p>
        )}
      </div>
      {comparison && after.document && <PicturePairs comparison={comparison} shots={after.document.shots} />}
    </div>
  )
}

function useDocument(id: string): { readonly document: StoryDocument | undefined; readonly isError: boolean } {
  const now = useEditor(({ document }) => document)
  const storyId = useEditor(({ story }) => story.id)
  const isVersion = id !== NOW
  const { data, isError } = useQuery(query.versions.get.queryOptions({ input: { id: storyId, versionId: id }, enabled: isVersion }))
  const version = useMemo(() => data && versionDocument(data), [data])
  return { document: isVersion ? version : now, isError: isVersion && isError }
}
