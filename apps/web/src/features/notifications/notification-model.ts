import type { WireNotification } from '@fablecut/contracts/operations/notifications/notifications'
import { notificationTexts as texts } from '../../texts/people/notifications.ts'

type Told = Pick<WireNotification, 'kind' | 'actors' | 'actor_count' | 'story' | 'data'>

/** What happened, in one sentence. */
export function sentenceOf({ kind, actors, actor_count, story, data }: Told): string {
  const [latest] = actors
  const who = texts.who(latest ? latest.display_name.trim() || latest.username : '', actor_count - 1)
  return texts.kinds[kind](who, story?.title ?? '', data['original_title'] ?? '')
}

/** Where a notification leads: the story, otherwise the profile of who did it. */
export function targetOf({ actors, story }: Pick<Told, 'actors' | 'story'>) {
  if (story) return { to: '/story/community/$id', params: { id: story.id } } as const
  return { to: '/@{$username}', params: { username: actors[0]?.username ?? '' } } as const
}
