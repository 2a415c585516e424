import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { adminEnginesTexts } from '../../../texts/admin/engines.ts'
import { toast } from '../../../ui/feedback/toast.tsx'

const texts = adminEnginesTexts.connections
const KEY = 'test-connection'

/** Tests a connection, free of charge, and says the result. */
export function useConnectionTest() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: [KEY],
    mutationFn: ({ id }: { readonly id: string; readonly label: string }) => api.connections.test({ id }),
    onSuccess: ({ problem }, { label }) => (problem === null ? toast.success(texts.tested(label)) : toast.error(problem)),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: query.connections.key() }),
  }).mutate
}

/** Whether a connection is being tested, wherever the test was started. */
export const useIsTesting = (id: string): boolean =>
  useIsMutating({ mutationKey: [KEY], predicate: ({ state }) => (state.variables as { id?: string } | undefined)?.id === id }) > 0
