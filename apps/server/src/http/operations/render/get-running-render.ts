import { readRunning } from '../../../exports/read-render.ts'
import { api } from '../../kernel/api.ts'

export const getRunningRender = api.render.running.handler(({ input, context }) =>
  readRunning(context.services.db, context.account, input.id),
)
