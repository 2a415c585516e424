import { AppError } from './app-error.ts'

/** INVALID_INPUT for one field of a request, called as on the wire, with what is wrong with it. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', { message, data: { fields: { [field]: message } } })
