import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const getProfile = api.profiles.get.handler(() => {
  throw new AppError('UNAVAILABLE')
})
