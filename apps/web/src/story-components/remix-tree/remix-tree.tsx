import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '../../api/client.ts'
import { remixTexts as texts } from '../../texts/community/remixes.ts'
import { RelatedStoryRow } from './related-story.tsx'
import { RemixBranch } from './remix-branch.tsx'

/** What a story was remixed from, up to its origin, and its remixes. Nothing for a story without both. */
export function RemixTree({ storyId, title }: { storyId: string; title: string }) {
  const headingId = useId()
  const { data } = useQuery({ ...query.remixes.get.queryOptions({ input: { id: storyId } }), retry: false })
  if (!data || (data.origins.length === 0 && data.total === 0)) return null
  const { origins, remixes, total } = data
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <h2 id={headingId} className="text-14 font-strong">
        {texts.title}
      </h2>
      {origins.length > 0 && (
        <>
          <h3 className="text-12 text-text-3">{texts.origins}</h3>
          <ol aria-label={texts.origins}>
            {/* The same words stand for each that is gone, and the chain never changes its order. */}
            {[...origins.entries()].map(([depth, origin]) => (
              <li key={depth}>
                <RelatedStoryRow story={origin} />
              </li>
            ))}
          </ol>
        </>
      )}
      {total > 0 && (
        <>
          <h3 className="text-12 text-text-3">{texts.list(total)}</h3>
          <ul aria-label={texts.remixesOf(title)}>
            {remixes.map((remix) => (
              <RemixBranch key={remix.id} story={remix} />
            ))}
          </ul>
          {total > remixes.length && <p className="text-12 text-text-3">{texts.more(remixes.length, total)}</p>}
        </>
      )}
    </section>
  )
}
