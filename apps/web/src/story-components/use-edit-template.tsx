import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { track } from '../analytics/track.ts'
import { api, query } from '../api/client.ts'
import { codeOf, messageOf } from '../api/error.ts'
import { newIdempotencyKey } from '../api/new-idempotency-key.ts'
import { EditOnWebDialog } from './edit-on-web-dialog.tsx'
import { editorHref, openEditorTab, type EditorTab } from '../story-data/tabs/editor-tab.ts'
import { blankStoryTexts } from '../texts/blank-story.ts'
import { storyTexts } from '../texts/stories.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { useMobile } from '../ui/hooks/use-mobile.ts'

/** Copies an example and opens the copy in a new editor tab; phones show a notice instead. `dialog` must be rendered. */
export function useEditTemplate(templateId: string): { readonly isBusy: boolean; readonly edit: () => void; readonly dialog: ReactNode } {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isMobile = useMobile()
  const [asksForComputer, setAsksForComputer] = useState(false)
  const copy = useMutation({
    mutationFn: (_tab: EditorTab) =>
      api.stories.operateTemplate(
        { template_story_id: templateId, operation: 'edit' },
        { context: { idempotencyKey: newIdempotencyKey() } },
      ),
    onSuccess: ({ id }, tab) => {
      track('editor_opened', { opened_from: 'story_card', story_id: id })
      tab.show(editorHref(id), (href) => void navigate({ href }))
      void client.invalidateQueries({ queryKey: query.stories.list.key() })
    },
    onError: (error, tab) => {
      tab.close()
      if (codeOf(error) === 'UNAUTHORIZED') void navigate({ to: '/signin', search: { callbackUrl: window.location.pathname } })
      else toast.error(storyTexts.list.error(messageOf(error, storyTexts.requests.copyFailed)))
    },
  })
  return {
    isBusy: copy.isPending,
    edit: () => {
      if (isMobile) setAsksForComputer(true)
      else if (!copy.isPending) copy.mutate(openEditorTab(blankStoryTexts.opening))
    },
    dialog: <EditOnWebDialog open={asksForComputer && isMobile} onClose={() => setAsksForComputer(false)} />,
  }
}
