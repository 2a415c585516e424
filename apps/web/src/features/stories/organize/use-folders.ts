import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { organizeTexts as texts } from '../../../texts/my-stories/organize.ts'
import { toast } from '../../../ui/feedback/toast.tsx'

const foldersQuery = query.folders.list.queryOptions()

export type Folder = Awaited<ReturnType<typeof api.folders.list>>['folders'][number]

export const useFolders = () => useQuery({ ...foldersQuery, select: ({ folders }) => folders })

/** A change of folders; failures are reported, and lists are fetched again after it. */
function useFolderChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const queryKey of [foldersQuery.queryKey, query.stories.list.key()]) void client.invalidateQueries({ queryKey })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

export const useCreateFolder = () => useFolderChange((input: { name: string; story_ids: string[] }) => api.folders.create(input))
export const useRenameFolder = () => useFolderChange((input: { id: string; name: string }) => api.folders.rename(input))
export const useDeleteFolder = () => useFolderChange((id: string) => api.folders.delete({ id }))

export function useMoveStories() {
  const change = useFolderChange((input: { story_ids: string[]; folder_id: string | null }) => api.folders.move(input))
  const move = (ids: readonly string[], folderId: string | null, onMoved: () => void): void =>
    change.mutate(
      { story_ids: [...ids], folder_id: folderId },
      {
        onSuccess: () => {
          toast.success(texts.moved(ids.length))
          onMoved()
        },
      },
    )
  return { move, isBusy: change.isPending }
}
