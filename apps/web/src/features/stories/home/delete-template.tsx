import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { templatesQuery } from '../../../story-data/story-lists.ts'
import { storyTexts as texts } from '../../../texts/stories.ts'
import { ConfirmDelete } from '../confirm-delete.tsx'

type DeleteTemplateProps = { templateId: string; open: boolean; onOpenChange: (open: boolean) => void; onDeleted: () => void }

/** Confirms and hides an example for this account. */
export function DeleteTemplate({ templateId, open, onOpenChange, onDeleted }: DeleteTemplateProps) {
  const client = useQueryClient()
  const forget = () => {
    onDeleted()
    client.setQueryData(
      templatesQuery.queryKey,
      (known) => known && { ...known, stories: known.stories.filter(({ id }) => id !== templateId) },
    )
  }
  return (
    <ConfirmDelete
      open={open}
      onOpenChange={onOpenChange}
      remove={() => api.stories.operateTemplate({ template_story_id: templateId, operation: 'delete' })}
      doneMessage={texts.examples.removed}
      onDeleted={forget}
    />
  )
}
