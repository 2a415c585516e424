import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { templatesQuery } from '../../story/story-lists.ts'
import { storyTexts as texts } from '../../texts/stories.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'

type DeleteTemplateProps = { templateId: string; open: boolean; onOpenChange: (open: boolean) => void; onDeleted: () => void }

/** Asks, then takes the example away for this account alone. Source: H-185, HD-05. */
export function DeleteTemplate({ templateId, open, onOpenChange, onDeleted }: DeleteTemplateProps) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api.stories.operateTemplate({ template_story_id: templateId, operation: 'delete' }),
    onSuccess: () => {
      onOpenChange(false)
      onDeleted()
      client.setQueryData(
        templatesQuery.queryKey,
        (known) => known && { ...known, stories: known.stories.filter(({ id }) => id !== templateId) },
      )
      toast.success(texts.examples.removed)
    },
    onError: (error) => {
      onOpenChange(false)
      toast.error(texts.list.error(messageOf(error)))
    },
  })
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={onOpenChange}
      title={texts.remove.title}
      text={texts.remove.text}
      confirm={texts.remove.confirm}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
