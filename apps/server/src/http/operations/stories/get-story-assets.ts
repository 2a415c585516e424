import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const getStoryAssets = api.stories.assets.handler(() => {
  throw new AppError('UNAVAILABLE')
})
