import { useInfiniteQuery } from '@tanstack/react-query'
import { moderationTexts as texts } from '../../../texts/moderation.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ActionEntries } from './action-entries.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { logQuery } from './moderation-queries.ts'

/** `/admin/moderation-log`: what staff did, newest first. */
export function ModerationLogPage() {
  usePageTitle(texts.log)
  const read = useInfiniteQuery(logQuery)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = read
  return (
    <ModerationPage hasBack title={texts.log} read={read}>
      <Card className="px-4 py-2 sm:px-5">
        <ActionEntries actions={data?.pages.flatMap(({ actions }) => actions) ?? []} empty={texts.logPage.empty} />
      </Card>
      {hasNextPage && (
        <Button className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.logPage.more}
        </Button>
      )}
    </ModerationPage>
  )
}
