import type { WireTeam } from '@fablecut/contracts/operations/team/team'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { accountTexts } from '../../../texts/account/account.ts'
import { Avatar } from '../../../ui/layout/avatar.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { leaveTeamText } from './leave-team-text.ts'

const texts = accountTexts.team

type Member = WireTeam['members'][number]

/** Team members. The owner can remove others; everyone can leave. */
export function TeamMembers({ team, meId }: { team: WireTeam; meId: string }) {
  const [memberToRemove, setMemberToRemove] = useState<Member | null>(null)
  const [isOpen, setOpen] = useState(false)
  const remove = useRemoval(meId, () => setOpen(false))
  const confirmRemoval = (member: Member) => {
    setMemberToRemove(member)
    setOpen(true)
  }
  const me = team.members.find(({ user_id }) => user_id === meId)
  const isLeaving = memberToRemove?.user_id === meId
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-13 font-strong">{texts.members}</h3>
      <ul className="mt-1 divide-y divide-line">
        {team.members.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            isMe={member.user_id === meId}
            onRemove={team.role === 'owner' && member.user_id !== meId ? () => confirmRemoval(member) : null}
          />
        ))}
      </ul>
      {me && (
        <Button variant="danger-ghost" size="sm" className="mt-3 -ms-2.5" onClick={() => confirmRemoval(me)}>
          {texts.leave}
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        danger
        busy={remove.isPending}
        title={isLeaving ? texts.leaveTitle : texts.removeTitle(memberToRemove?.display_name ?? '')}
        text={isLeaving ? leaveTeamText(team, meId) : texts.removeText}
        confirm={isLeaving ? texts.leave : texts.remove}
        onConfirm={() => memberToRemove && remove.mutate(memberToRemove)}
      />
    </div>
  )
}

function MemberRow({ member, isMe, onRemove }: { member: Member; isMe: boolean; onRemove: (() => void) | null }) {
  const { display_name: name, username, avatar_url: picture, role } = member
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Avatar name={name} src={picture} />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2 text-14 font-medium">
          <span dir="auto" className="truncate text-page">
            {name}
          </span>
          {isMe && <Badge>{texts.you}</Badge>}
        </p>
        <p className="truncate text-12 text-text-3">
          {texts.roles[role]} · <bdi>@{username}</bdi>
        </p>
      </div>
      {onRemove && (
        <Button size="sm" variant="line" aria-label={texts.removeLabel(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </li>
  )
}

function useRemoval(meId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ user_id }: Member) => api.team.removeMember({ userId: user_id }),
    onSuccess: (_nothing, { user_id, display_name }) => {
      toast.success(user_id === meId ? texts.left : texts.removed(display_name))
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: async () => {
      onDone()
      await client.invalidateQueries()
    },
  })
}
