import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const listTemplates = api.stories.templates.handler(() => {
  throw new AppError('UNAVAILABLE')
})
