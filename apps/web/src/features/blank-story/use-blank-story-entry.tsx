import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { meQuery } from '../../session/me.ts'
import { useMobile } from '../../ui/hooks/use-mobile.ts'
import { BlankStoryDialog } from './blank-story-dialog.tsx'
import { EDITOR_PATH } from '../../story-data/tabs/editor-tab.ts'
import { EditOnWebDialog } from '../../story-components/edit-on-web-dialog.tsx'

/** The entry `From Scratch`: opens the choice dialog; on phones a hint to use a computer; visitors sign in first. */
export function useBlankStoryEntry(): { readonly open: () => void; readonly dialog: ReactNode } {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isMobile = useMobile()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    open: () => {
      if (!isMobile && client.getQueryData(meQuery.queryKey) === null)
        void navigate({ to: '/signin', search: { callbackUrl: EDITOR_PATH } })
      else setOpen(true)
    },
    dialog: isMobile ? <EditOnWebDialog open={isOpen} onClose={close} /> : <BlankStoryDialog open={isOpen} onClose={close} />,
  }
}
