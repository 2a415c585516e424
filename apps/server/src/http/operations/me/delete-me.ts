import { AppError } from '@fablecut/contracts/errors/app-error'
import { api } from '../../kernel/api.ts'

export const deleteMe = api.me.delete.handler(() => {
  throw new AppError('UNAVAILABLE')
})
