import { z } from 'zod'
import { operation } from '../../operation.ts'
import { profile, storyCard } from '../../wire/story.ts'

const ofProfile = z.object({ username: z.string().max(100) })
const pageOf = ofProfile.extend({ cursor: z.string().max(500).optional() })

const person = profile.omit({ is_team: true }).extend({
  /** Whether the caller follows them. */
  is_following: z.boolean(),
})
export type WirePerson = z.infer<typeof person>
const people = z.object({ people: z.array(person), nextCursor: z.string().nullable() })
export type PeoplePage = z.infer<typeof people>

export const followProfile = operation({
  method: 'PUT',
  path: '/profiles/{username}/follow',
  tags: ['Community'],
  summary: 'Follow somebody',
  access: 'session',
  description:
    'Does nothing if the caller follows them already. 409 for oneself, for somebody whom the caller blocked, and at 2,000 followed people; 403 if they blocked the caller.',
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  successStatus: 204,
}).input(ofProfile)

export const unfollowProfile = operation({
  method: 'DELETE',
  path: '/profiles/{username}/follow',
  tags: ['Community'],
  summary: 'Stop following somebody',
  access: 'session',
  description: 'Does nothing if the caller does not follow them.',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  successStatus: 204,
}).input(ofProfile)

export const listFollowers = operation({
  method: 'GET',
  path: '/profiles/{username}/followers',
  tags: ['Community'],
  summary: 'List the followers of somebody',
  access: 'anyone',
  description: 'Lists people, the newest follower first, 50 per page, without suspended ones and those that the caller blocked.',
  errors: ['NOT_FOUND'],
})
  .input(pageOf)
  .output(people)

export const listFollowing = operation({
  method: 'GET',
  path: '/profiles/{username}/following',
  tags: ['Community'],
  summary: 'List whom somebody follows',
  access: 'anyone',
  description: 'Lists people, the last followed first, 50 per page, without suspended ones and those that the caller blocked.',
  errors: ['NOT_FOUND'],
})
  .input(pageOf)
  .output(people)

export const blockProfile = operation({
  method: 'PUT',
  path: '/profiles/{username}/block',
  tags: ['Community'],
  summary: 'Block somebody',
  access: 'session',
  description:
    'They can no longer follow the caller, or like or comment their stories, and the caller no longer sees theirs in lists. Both stop following each other. 409 for oneself and at 1,000 blocked people.',
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  successStatus: 204,
}).input(ofProfile)

export const unblockProfile = operation({
  method: 'DELETE',
  path: '/profiles/{username}/block',
  tags: ['Community'],
  summary: 'Unblock somebody',
  access: 'session',
  description: 'Does nothing if the caller did not block them.',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  successStatus: 204,
}).input(ofProfile)

export const listBlocked = operation({
  method: 'GET',
  path: '/me/blocked',
  tags: ['Community'],
  summary: 'List whom the caller blocked',
  access: 'session',
  description: 'Lists all blocked people, the last blocked first.',
}).output(z.object({ people: z.array(person) }))

export const listSuggestedPeople = operation({
  method: 'GET',
  path: '/me/suggested',
  tags: ['Community'],
  summary: 'List people whom the caller might follow',
  access: 'session',
  description:
    'Lists at most eight authors of the newest published stories whom the caller neither follows nor blocked, those with most followers first.',
}).output(z.object({ people: z.array(person) }))

export const listFollowedStories = operation({
  method: 'GET',
  path: '/stories/following',
  tags: ['Community'],
  summary: 'List stories of people whom the caller follows',
  access: 'session',
  description: 'Lists published stories, newest first, 24 per page.',
})
  .input(z.object({ cursor: z.string().max(500).optional() }))
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string() }))
