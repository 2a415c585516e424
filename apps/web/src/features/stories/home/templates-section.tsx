import { useQuery } from '@tanstack/react-query'
import { templatesWhileGenerated } from '../../../story-data/story-lists.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { GridSkeletons } from '../card/card-grid.tsx'
import { ListError } from '../../../story-components/list-error.tsx'
import { TemplateList } from './template-list.tsx'

const texts = storyTexts.examples
const SKELETONS = 4

/** Examples under the own stories; they never count as own. */
export function TemplatesSection() {
  const { data, error, isPending, refetch } = useQuery(templatesWhileGenerated)
  const isMore = data?.are_more_coming && data.stories.length > 0
  return (
    <section aria-label={texts.title} className="grid grid-cols-1 gap-4 pt-10">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-16 font-strong">{texts.title}</h2>
        <p className="text-13 text-text-3">{isMore ? texts.generatingMore : texts.note}</p>
      </div>
      {isPending && <GridSkeletons count={SKELETONS} label={texts.loading} />}
      {error && !data && <ListError error={error} title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />}
      {data && <TemplateList cards={data.stories} emptyText={data.are_more_coming ? texts.generatingFirst : undefined} />}
    </section>
  )
}
