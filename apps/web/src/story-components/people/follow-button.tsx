import { useQuery } from '@tanstack/react-query'
import { Check, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../session/me.ts'
import { profileQuery, useFollow } from '../../story-data/people/use-follow.ts'
import { peopleTexts } from '../../texts/people/people.ts'
import { Button } from '../../ui/buttons/button.tsx'

const texts = peopleTexts.follow

/** Follows the person of a profile; nothing for oneself, and for somebody whom one blocked. */
export function FollowButton({ username }: { username: string }) {
  const { me } = useSession()
  const { data } = useQuery({ ...profileQuery(username), retry: false })
  const follow = useFollow(username)
  if (me === undefined || me?.username.toLowerCase() === username.toLowerCase() || !data || data.is_blocked) return null
  return <FollowToggle name={data.display_name.trim() || username} isFollowing={data.is_following} onChange={follow} />
}

/** The same for a person of a list, which keeps its place when one follows them. */
export function FollowPersonButton({ username, name, isFollowing }: { username: string; name: string; isFollowing: boolean }) {
  const { me } = useSession()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const follow = useFollow(username)
  if (me?.username.toLowerCase() === username.toLowerCase()) return null
  const change = (next: boolean) => {
    if (me) setChosen(next)
    follow(next)
  }
  return <FollowToggle name={name} isFollowing={chosen ?? isFollowing} onChange={change} />
}

type FollowToggleProps = { name: string; isFollowing: boolean; onChange: (isFollowing: boolean) => void }

const FollowToggle = ({ name, isFollowing, onChange }: FollowToggleProps) => (
  <Button
    size="sm"
    variant={isFollowing ? 'line' : 'raised'}
    icon={isFollowing ? <Check aria-hidden /> : <UserPlus aria-hidden />}
    aria-pressed={isFollowing}
    aria-label={texts.label(name)}
    onClick={() => onChange(!isFollowing)}
  >
    {isFollowing ? texts.following : texts.follow}
  </Button>
)
