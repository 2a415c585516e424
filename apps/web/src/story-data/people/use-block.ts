import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** Blocks or unblocks somebody. Afterwards all lists are read again: they show other people and stories. */
export function useBlock(username: string, onBlocked?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (next: boolean) => (next ? api.blocks.add({ username }) : api.blocks.remove({ username })),
    onSuccess: async (_, next) => {
      if (next) onBlocked?.()
      await client.invalidateQueries()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
