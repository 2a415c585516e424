import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '../../api/client.ts'
import { messageTexts } from '../../texts/moderation.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

const texts = messageTexts.ofStory

/** Tells the author of a story that moderators hid or unpublished it, with a link to their message. */
export function WithheldNotice({ storyId, isPublished }: { storyId: string; isPublished: boolean }) {
  const { data } = useQuery(query.notices.list.queryOptions({ staleTime: 30_000, enabled: !isPublished }))
  if (isPublished) return null
  const latest = data?.notices.find(({ action }) => action.subject_id === storyId && action.kind !== 'warn')
  if (!latest || latest.action.is_undone || (latest.action.kind !== 'hide' && latest.action.kind !== 'unpublish')) return null
  return (
    <Banner>
      {texts[latest.action.kind]}{' '}
      <Link to="/messages" className="font-medium text-text underline underline-offset-2">
        {texts.read}
      </Link>
    </Banner>
  )
}
