import type { Me } from '../../../session/me.ts'

/** Relation of the viewer to an invitation: `visitor` has to sign in, `own` is in this team, `other` in another. */
export type JoinState = 'visitor' | 'own' | 'other' | 'ready'

export function joinState(me: Pick<Me, 'team_id'> | null, invite: { readonly is_own: boolean }): JoinState {
  if (!me) return 'visitor'
  if (invite.is_own) return 'own'
  return me.team_id === null ? 'ready' : 'other'
}
