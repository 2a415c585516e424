import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const listProfileStories = api.profiles.stories.handler(() => {
  throw new AppError('UNAVAILABLE')
})
