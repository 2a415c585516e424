import type { RelatedStory } from '@fablecut/contracts/operations/remixes/remixes'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { remixTexts as texts } from '../../texts/community/remixes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RelatedStoryRow } from './related-story.tsx'

/** A story with its remixes below it, which are read when they are opened. */
export function RemixBranch({ story }: { story: RelatedStory }) {
  const [isOpen, setOpen] = useState(false)
  const { title, remix_count: count } = story
  return (
    <li>
      <RelatedStoryRow story={story}>
        {count > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className="-my-1 px-1.5!"
            icon={
              <ChevronRight
                aria-hidden
                className={cx('size-4 transition-[rotate] duration-(--m-base)', isOpen ? 'rotate-90' : 'rtl:rotate-180')}
              />
            }
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.hide(title) : texts.show(count, title)}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.list(count)}
          </Button>
        )}
      </RelatedStoryRow>
      {isOpen && <Remixes story={story} />}
    </li>
  )
}

function Remixes({ story: { id, title } }: { story: RelatedStory }) {
  const { data, error, isPending, refetch } = useQuery(query.remixes.get.queryOptions({ input: { id } }))
  if (isPending) return <Skeleton className="ms-6 h-8" />
  if (!data)
    return (
      <p role="alert" className="ms-6 text-13">
        {texts.failed}. <span className="text-text-2">{messageOf(error)}</span>{' '}
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    )
  return (
    <ul aria-label={texts.remixesOf(title)} className="ms-2 border-s border-line-2 ps-2.5">
      {data.remixes.map((remix) => (
        <RemixBranch key={remix.id} story={remix} />
      ))}
      {data.total > data.remixes.length && <li className="text-12 text-text-3">{texts.more(data.remixes.length, data.total)}</li>}
    </ul>
  )
}
