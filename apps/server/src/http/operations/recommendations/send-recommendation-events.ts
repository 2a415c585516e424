import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const sendRecommendationEvents = api.recommendations.send.handler(() => {
  throw new AppError('UNAVAILABLE')
})
