import { z } from 'zod'
import { profile } from '../../wire/story.ts'
import { operation } from '../../operation.ts'
import { searchQuery } from './search-stories.ts'

export const searchPeople = operation({
  method: 'GET',
  path: '/search/people',
  tags: ['Community'],
  summary: 'Search people',
  access: 'anyone',
  description: 'People with a published story whose name or username has all words of `q`, those with most stories first, 12 per page.',
})
  .input(z.object({ q: searchQuery, cursor: z.string().max(500).optional() }))
  .output(z.object({ people: z.array(profile.extend({ published_count: z.number().int() })), nextCursor: z.string().nullable() }))
