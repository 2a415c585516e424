const compact = (count: number): string => {
  if (count < 1_000) return String(count)
  return count < 1_000_000 ? `${Math.floor(count / 100) / 10}k` : `${Math.floor(count / 100_000) / 10}M`
}

/** Likes, follows, blocks and what people tell about themselves. */
export const peopleTexts = {
  like: {
    label: (title: string, likes: number) => `Like ${title}, ${likes} ${likes === 1 ? 'like' : 'likes'}`,
    like: 'Like',
    count: compact,
    tabs: 'Lists',
    stories: 'Stories',
    liked: 'Liked',
    noneLiked: 'You have not liked a story yet. What you like is listed here, for you only.',
  },
  follow: {
    follow: 'Follow',
    following: 'Following',
    label: (name: string) => `Follow ${name}`,
    followers: (count: number) => `${compact(count)} ${count === 1 ? 'follower' : 'followers'}`,
    followed: (count: number) => `${compact(count)} following`,
    followersOf: (name: string) => `Followers of ${name}`,
    followedBy: (name: string) => `Followed by ${name}`,
    noFollowers: 'Nobody yet.',
    loading: 'Loading people',
    failed: 'The people could not be loaded',
    more: 'Show more',
    tab: 'Following',
    empty: 'Nothing here yet. Follow people, and their new stories appear here.',
    suggested: 'People you might follow',
  },
  profile: {
    bio: 'About you',
    bioHint: (left: number) => `${left} characters left. Everybody can read it on your profile.`,
    links: 'Links',
    linksHint: 'Up to five, one per line, each beginning with https://',
    save: 'Save',
    saved: 'Your profile is saved',
  },
  block: {
    block: 'Block',
    unblock: 'Unblock',
    label: (name: string) => `Unblock ${name}`,
    confirm: (name: string) => `Block ${name}?`,
    confirmText: 'They can no longer follow you, or like or comment your stories, and you no longer see theirs. They are not told.',
    blocked: 'You blocked this person, so you do not see their stories.',
    done: (name: string) => `You blocked ${name}`,
    title: 'Blocked people',
    note: 'They can neither follow you nor like or comment your stories, and you do not see theirs.',
  },
} as const
