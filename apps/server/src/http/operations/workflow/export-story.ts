import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const exportStory = api.workflow.export.handler(() => {
  throw new AppError('UNAVAILABLE')
})
