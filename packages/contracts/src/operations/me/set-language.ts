import { LOCALES, type Locale } from '@fablecut/domain/account/locales'
import { z } from 'zod'
import { operation } from '../../operation.ts'

const CODES = Object.keys(LOCALES) as [Locale, ...Locale[]]

export const setLanguage = operation({
  method: 'PUT',
  path: '/me/language',
  tags: ['Account'],
  summary: 'Set the language of mails',
  access: 'session',
  description: 'Sets the language in which the signed-in account gets mails: that of its interface.',
  errors: ['TOO_MANY_REQUESTS'],
})
  .input(z.object({ language: z.enum(CODES) }))
  .output(z.object({}))
