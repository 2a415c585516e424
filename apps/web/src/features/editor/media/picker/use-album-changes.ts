import type { WireAlbum } from '@fablecut/contracts/operations/media/albums'
import { useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../api/client.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'

/** Album mutations; each resolves to whether it succeeded, and refetches the lists. */
export function useAlbumChanges() {
  const client = useQueryClient()
  const refetchAfter = async (change: Promise<unknown>): Promise<boolean> => {
    try {
      await change
      return true
    } catch {
      toast.error(mediaTexts.picker.albums.failed)
      return false
    } finally {
      await client.invalidateQueries({ queryKey: query.media.key() })
    }
  }
  return {
    make: (name: string, mediaIds: readonly string[] = []) => refetchAfter(api.media.albums.create({ name, media_ids: [...mediaIds] })),
    rename: ({ id }: WireAlbum, name: string) => refetchAfter(api.media.albums.update({ id, name })),
    put: (id: string, mediaIds: readonly string[]) => refetchAfter(api.media.albums.update({ id, add: [...mediaIds] })),
    remove: ({ id }: WireAlbum) => refetchAfter(api.media.albums.delete({ id })),
  }
}
