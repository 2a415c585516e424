import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import { toast } from '../../ui/feedback/toast.tsx'

export type ProfileData = Awaited<ReturnType<typeof api.profiles.get>>

export const profileQuery = (username: string) => query.profiles.get.queryOptions({ input: { username } })

/** Follows somebody, or stops it: shown at once on their profile, and taken back if it fails. Asks visitors to sign in first. */
export function useFollow(username: string): (isFollowing: boolean) => void {
  const client = useQueryClient()
  const gate = useSignInGate()
  const { queryKey } = profileQuery(username)
  const { mutate } = useMutation({
    scope: { id: `follow ${username}` },
    mutationFn: (next: boolean) => (next ? api.follows.add({ username }) : api.follows.remove({ username })),
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<ProfileData>(queryKey)
      if (before && before.is_following !== next)
        client.setQueryData<ProfileData>(queryKey, {
          ...before,
          is_following: next,
          follower_count: Math.max(0, before.follower_count + (next ? 1 : -1)),
        })
      return { before }
    },
    onError: (error, _next, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before)
      toast.error(messageOf(error))
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey: query.follows.key() })]),
  })
  return (next) => void gate.run(() => mutate(next))
}
