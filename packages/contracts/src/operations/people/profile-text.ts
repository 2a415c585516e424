import { MAX_BIO_CHARACTERS, MAX_LINK_CHARACTERS, MAX_PROFILE_LINKS } from '@fablecut/domain/account/profile-text'
import { z } from 'zod'
import { operation } from '../../operation.ts'

export const profileText = z.object({
  bio: z.string(),
  /** https addresses. */
  links: z.array(z.string()),
})

export const setProfileText = operation({
  method: 'PUT',
  path: '/me/profile',
  tags: ['Account'],
  summary: 'Set bio and links of the profile',
  access: 'session',
  description: 'Returns both as stored. 422 for words that may not be published, and for links that are not https addresses.',
  errors: ['TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      bio: z.string().max(MAX_BIO_CHARACTERS, `Please use at most ${MAX_BIO_CHARACTERS} characters`),
      links: z.array(z.string().max(MAX_LINK_CHARACTERS)).max(MAX_PROFILE_LINKS, `Please use at most ${MAX_PROFILE_LINKS} links`),
    }),
  )
  .output(profileText)
