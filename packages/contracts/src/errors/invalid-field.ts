import { AppError } from './app-error.ts'

/** INVALID_INPUT for one field of a request. `field`: its name on the wire. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', { message, data: { fields: { [field]: message } } })
