import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const operateTemplateStory = api.stories.operateTemplate.handler(() => {
  throw new AppError('UNAVAILABLE')
})
