import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const listPublished = api.stories.published.handler(() => {
  throw new AppError('UNAVAILABLE')
})
